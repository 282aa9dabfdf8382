/// A place in the sign-up. The way there is a list of these: navigation is data, not windows.
public enum Destination: Hashable, Sendable, Codable {
  case phone
  case code(phone: String)
  case profile
  /// Only for addresses that say a company.
  case company(guess: String)
  case done
}
