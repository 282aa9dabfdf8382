import PhrasebookProjects
import PhrasebookWorkspace
/// The style and script of an audit's page; nothing in it comes from a project.
enum HTMLPage {
  /// Light and dark by the reader's own choice.
  static let style = """
    :root { --ink: #1c1c1e; --paper: #ffffff; --soft: #f2f2f7; --line: #d1d1d6; --dim: #636366;
      --error: #b3261e; --warning: #8a5300; --note: #2f5d9b; --mark: #ffe08a; }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #f2f2f7; --paper: #1c1c1e; --soft: #2c2c2e; --line: #48484a; --dim: #aeaeb2;
        --error: #ff8a80; --warning: #ffc46b; --note: #9cc4ff; --mark: #6b5200; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; padding: 1.5rem; max-width: 90rem; color: var(--ink);
      background: var(--paper); font: 15px/1.45 system-ui, sans-serif; }
    h1 { margin: 0 0 .5rem; } h2 { margin: 1.5rem 0 .5rem; } h3 { margin: 1rem 0 .25rem; }
    small, .site, .place { color: var(--dim); }
    table { width: 100%; border-collapse: collapse; }
    th, td { padding: .35rem .6rem; border-bottom: 1px solid var(--line); text-align: start;
      vertical-align: top; }
    thead th { position: sticky; top: 0; background: var(--soft); }
    .coverage { width: auto; } .coverage td { text-align: end; }
    .totals { display: flex; flex-wrap: wrap; gap: 1rem; margin: 0; padding: 0; list-style: none; }
    .error { color: var(--error); } .warning { color: var(--warning); } .note { color: var(--note); }
    .filters { display: flex; flex-wrap: wrap; gap: .75rem; margin-bottom: .75rem; }
    select, input { font: inherit; color: inherit; background: var(--soft); padding: .2rem .4rem;
      border: 1px solid var(--line); border-radius: .3rem; max-width: 16rem; }
    .place { font-size: .85em; overflow-wrap: anywhere; } td p { margin: .25rem 0 0; }
    .value { background: var(--soft); padding: .2rem .4rem; overflow-wrap: anywhere; }
    .site { font-size: .85em; overflow-wrap: anywhere; }
    mark { background: var(--mark); color: inherit; } tr[hidden] { display: none; }
    """

  /// Shows the rows that fit every filter; without it the page shows them all.
  static let script = """
    const rows = Array.from(document.querySelectorAll("#findings tbody tr"));
    const fields = Array.from(document.querySelectorAll("[data-filter]"));
    function show() {
      let count = 0;
      for (const row of rows) {
        row.hidden = !fields.every(field => {
          const name = field.dataset.filter, wanted = field.value;
          if (!wanted) return true;
          return name === "text"
            ? row.textContent.toLowerCase().includes(wanted.toLowerCase())
            : row.dataset[name] === wanted;
        });
        if (!row.hidden) count += 1;
      }
      document.getElementById("count").textContent = count + " of " + rows.length;
    }
    for (const field of fields) field.addEventListener("input", show);
    document.querySelector("form").addEventListener("submit", event => event.preventDefault());
    show();
    """
}
