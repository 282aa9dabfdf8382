package import PhrasebookWorkspace

/// Something that a server reacts to, in the order in which it happened.
package enum ServerEvent: Sendable {
  case message(RPCMessage)
  /// Bytes that are not a message.
  case malformed(RPCMessage.Malformed)
  /// Files of the project have changed.
  case files(FileWatcher.Changes)
  /// The client has gone away, or nothing more can be read of it.
  case end
}
