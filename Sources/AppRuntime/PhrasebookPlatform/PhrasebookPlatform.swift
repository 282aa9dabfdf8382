// The C library of the platform, under one name.

#if canImport(Darwin)
  @_exported public import Darwin
#elseif canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#elseif canImport(Android)
  @_exported public import Android
#endif

#if !canImport(Darwin) && !THREAD_SANITIZER
  // Mutex.swift has its replacement.
  @_exported public import struct Synchronization.Mutex
#endif
