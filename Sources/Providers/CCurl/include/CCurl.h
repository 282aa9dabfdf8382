#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// HTTP requests through the system's libcurl, which is loaded for the first of them: nothing has to be
// installed to build or to start the program.

/// One POST request and the settings it is sent with; used by one thread at a time.
typedef struct phrasebook_transfer phrasebook_transfer;

/// How a transfer ended.
typedef enum {
  phrasebook_transfer_complete,
  phrasebook_transfer_invalid_address,
  phrasebook_transfer_unknown_host,
  phrasebook_transfer_unreachable_host,
  phrasebook_transfer_untrusted,
  phrasebook_transfer_refused_by_proxy,
  /// No byte came or went for as long as is waited.
  phrasebook_transfer_idle,
  /// The whole transfer took longer than it may.
  phrasebook_transfer_too_long,
  /// A callback refused bytes, or libcurl itself did.
  phrasebook_transfer_too_large,
  phrasebook_transfer_cancelled,
  phrasebook_transfer_broken,
} phrasebook_transfer_end;

/// Receives part of an answer; false ends the transfer as too large.
typedef bool (*phrasebook_transfer_receiver)(
    void *_Nonnull context, const uint8_t *_Nullable bytes, size_t count);

/// The caller's side of a transfer; all of it is called on the thread that runs the transfer.
typedef struct {
  void *_Nonnull context;
  /// Receives each line of each header block (also of interim answers and of the proxy's), and trailers.
  phrasebook_transfer_receiver _Nonnull receive_header;
  phrasebook_transfer_receiver _Nonnull receive_body;
  /// Asked some ten times a second; true ends the transfer.
  bool (*_Nonnull is_cancelled)(void *_Nonnull context);
} phrasebook_transfer_client;

/// Whether libcurl can be loaded; tries to at the first call.
bool phrasebook_transfer_is_available(void);

/// Prepares a request, whose body is copied; NULL if libcurl cannot be loaded or refuses a setting.
/// Redirects, cookies, .netrc, protocols other than HTTP and proxies of the environment are off,
/// certificates are verified.
phrasebook_transfer *_Nullable phrasebook_transfer_open(
    const char *_Nonnull url, const void *_Nullable body, size_t count);

void phrasebook_transfer_close(phrasebook_transfer *_Nullable transfer);

/// Adds a header to the request for the host, never to one for a proxy: `Name: value`, or `Name;` for
/// an empty value. Returns whether libcurl took it.
bool phrasebook_transfer_add_header(
    phrasebook_transfer *_Nonnull transfer, const char *_Nonnull line);

/// Sends the request through an HTTP proxy. Returns whether libcurl took it.
bool phrasebook_transfer_set_proxy(
    phrasebook_transfer *_Nonnull transfer, const char *_Nonnull address,
    const char *_Nullable user, const char *_Nullable password);

/// Trusts the certificates of a file or a folder in place of the system's; NULL keeps the system's.
/// Returns whether libcurl took them.
bool phrasebook_transfer_set_certificates(
    phrasebook_transfer *_Nonnull transfer, const char *_Nullable file,
    const char *_Nullable folder);

/// Sends the request and passes the response on as it arrives. Blocks its thread, and SIGPIPE on
/// it.
phrasebook_transfer_end phrasebook_transfer_run(
    phrasebook_transfer *_Nonnull transfer, phrasebook_transfer_client client,
    double idle_seconds, double total_seconds, int64_t largest_body);
