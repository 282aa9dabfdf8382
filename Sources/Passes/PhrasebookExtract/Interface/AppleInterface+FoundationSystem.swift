extension AppleInterface {
  /// Foundation's processes, files, preferences and operations.
  static let foundationSystem = #"""
    class ProcessInfo: NSObject {
      static var processInfo: ProcessInfo
      var processName: String
      var processIdentifier: Int32
      var hostName: String
      var processorCount: Int
      var activeProcessorCount: Int
      var physicalMemory: UInt64
      var systemUptime: TimeInterval
      var operatingSystemVersion: OperatingSystemVersion
      var operatingSystemVersionString: String
      var environment: [String: String]
      var arguments: [String]
    }
    struct OperatingSystemVersion {
      var majorVersion: Int
      var minorVersion: Int
      var patchVersion: Int
    }
    class Progress: NSObject {
      var fractionCompleted: Double
      var totalUnitCount: Int64
      var completedUnitCount: Int64
      var localizedDescription: String
      var localizedAdditionalDescription: String
      var estimatedTimeRemaining: TimeInterval?
      var throughput: Int?
      var fileTotalCount: Int?
      var fileCompletedCount: Int?
    }
    class FileManager: NSObject {
      static var `default`: FileManager
      var currentDirectoryPath: String
      var temporaryDirectory: URL
      var homeDirectoryForCurrentUser: URL
      func displayName(atPath: String) -> String
      func fileExists(atPath: String) -> Bool
      func contentsOfDirectory(atPath: String) throws -> [String]
      func contentsOfDirectory(
        at: URL, includingPropertiesForKeys: Any, options: Any = nil) throws -> [URL]
      func attributesOfItem(atPath: String) throws -> [FileAttributeKey: Any]
      func urls(for: Any, in: Any) -> [URL]
    }
    class UserDefaults: NSObject {
      static var standard: UserDefaults
      init?(suiteName: String?)
      func string(forKey: String) -> String?
      func integer(forKey: String) -> Int
      func double(forKey: String) -> Double
      func float(forKey: String) -> Float
      func bool(forKey: String) -> Bool
      func object(forKey: String) -> Any?
      func array(forKey: String) -> [Any]?
      func stringArray(forKey: String) -> [String]?
      func url(forKey: String) -> URL?
      func data(forKey: String) -> Data?
    }
    class HTTPURLResponse: NSObject {
      var statusCode: Int
      var expectedContentLength: Int64
      static func localizedString(forStatusCode: Int) -> String
    }
    class Timer: NSObject {}
    class Operation: NSObject {}
    class OperationQueue: NSObject {
      var operationCount: Int
      var maxConcurrentOperationCount: Int
    }
    class Process: NSObject {
      var terminationStatus: Int32
      var processIdentifier: Int32
    }
    class Host: NSObject {
      var localizedName: String?
      var name: String?
    }
    """#
}
