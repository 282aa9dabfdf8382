import java.io.File;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;
import org.omegat.core.Core;
import org.omegat.core.data.ProjectProperties;
import org.omegat.core.data.RealProject;
import org.omegat.core.matching.LevenshteinDistance;
import org.omegat.core.statistics.CalcMatchStatistics;
import org.omegat.core.statistics.FindMatches;
import org.omegat.util.OConsts;
import org.omegat.util.ProjectFileStorage;
import org.omegat.util.RuntimePreferences;

/**
 * Prints OmegaT's match statistics of a project, which 3.6 shows in its window only: a row for each band, with segments, words, and
 * characters without and with spaces.
 *
 * <p>java -Djava.awt.headless=true -cp /usr/share/omegat/OmegaT.jar MatchStatistics.java PROJECT CONFIGURATION
 */
public class MatchStatistics {
  private static final String[] ROWS = {"repetitions", "exact", "95-100", "85-94", "75-84", "50-74", "none", "total"};

  public static void main(String[] arguments) throws Exception {
    RuntimePreferences.setConfigDir(arguments[1]);
    Class.forName("org.omegat.filters2.master.PluginUtils").getMethod("loadPlugins", Map.class)
        .invoke(null, new HashMap<String, String>());
    Core.initializeConsole(new HashMap<String, String>());
    ProjectProperties properties = ProjectFileStorage.loadProjectProperties(new File(arguments[0]));
    RealProject project = new RealProject(properties);
    Core.setProject(project);
    project.loadProject(true);

    Constructor<?> make = CalcMatchStatistics.class.getConstructors()[0];
    Object statistics = make.newInstance(null, false);
    set(statistics, "finder", new FindMatches(project.getSourceTokenizer(), OConsts.MAX_NEAR_STRINGS, true, false));
    set(statistics, "distanceCalculator", new LevenshteinDistance());
    // Progress is shown at each percent, and there is no window.
    set(statistics, "entriesToProcess", Integer.MAX_VALUE);
    Object counts = call(statistics, "calcTotal", boolean.class, false);
    for (String[] row : (String[][]) call(counts, "calcTable", String[].class, ROWS)) {
      System.out.println(String.join("\t", row));
    }
    System.exit(0);
  }

  private static void set(Object object, String name, Object value) throws Exception {
    Field field = object.getClass().getDeclaredField(name);
    field.setAccessible(true);
    field.set(object, value);
  }

  private static Object call(Object object, String name, Class<?> type, Object argument) throws Exception {
    Method method = object.getClass().getDeclaredMethod(name, type);
    method.setAccessible(true);
    return method.invoke(object, argument);
  }
}
