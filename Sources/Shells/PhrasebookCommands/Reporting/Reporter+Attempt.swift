import Phrasebook
import PhrasebookFormats
import PhrasebookModel

extension Reporter {
  /// Does work on a file; where it fails, says why in one line and gives nil.
  func attempt<Value>(on file: String, _ work: () throws -> Value) -> Value? {
    do {
      return try work()
    } catch let failure as FileFailure {
      say(failure.diagnostic)
    } catch let failure as UnreadableFile {
      say(failure.diagnostic)
    } catch {
      say(Diagnostic(.error, "\(file): \(String(describing: error))"))
    }
    return nil
  }
}
