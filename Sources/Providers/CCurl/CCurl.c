#include "CCurl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <time.h>

// The parts of libcurl's interface that are used here. Its numbers have not changed since the library
// got the name libcurl.so.4, so no header of it is needed to build.
typedef void CURL;
typedef void CURLM;
typedef int CURLcode;
typedef int CURLMcode;

struct curl_slist;

typedef struct {
  int kind;
  CURL *easy;
  union {
    void *whatever;
    CURLcode result;
  } data;
} CURLMsg;

enum {
  CURL_GLOBAL_DEFAULT = 3,
  CURLMSG_DONE = 1,

  CURLOPT_PROXYTYPE = 101,
  CURLOPT_FOLLOWLOCATION = 52,
  CURLOPT_NETRC = 51,
  CURLOPT_SSLVERSION = 32,
  CURLOPT_SSL_VERIFYPEER = 64,
  CURLOPT_SSL_VERIFYHOST = 81,
  CURLOPT_NOSIGNAL = 99,
  CURLOPT_CONNECTTIMEOUT_MS = 156,
  CURLOPT_PROTOCOLS = 181,
  CURLOPT_HEADEROPT = 229,
  CURLOPT_HTTP09_ALLOWED = 285,
  CURLOPT_QUICK_EXIT = 322,

  CURLOPT_WRITEDATA = 10001,
  CURLOPT_URL = 10002,
  CURLOPT_PROXY = 10004,
  CURLOPT_HTTPHEADER = 10023,
  CURLOPT_HEADERDATA = 10029,
  CURLOPT_CAINFO = 10065,
  CURLOPT_CAPATH = 10097,
  CURLOPT_COPYPOSTFIELDS = 10165,
  CURLOPT_PROXYUSERNAME = 10175,
  CURLOPT_PROXYPASSWORD = 10176,
  CURLOPT_NOPROXY = 10177,

  CURLOPT_WRITEFUNCTION = 20011,
  CURLOPT_HEADERFUNCTION = 20079,

  CURLOPT_MAXFILESIZE_LARGE = 30117,
  CURLOPT_POSTFIELDSIZE_LARGE = 30120,

  CURLPROTO_HTTP = 1,
  CURLPROTO_HTTPS = 2,
  CURLPROXY_HTTP = 0,
  CURLHEADER_SEPARATE = 1,
  CURL_SSLVERSION_TLSv1_2 = 6,

  CURLINFO_HTTP_CONNECTCODE = 0x200000 + 22,
  CURLINFO_SIZE_UPLOAD_T = 0x600000 + 7,
};

static struct {
  void *library;
  CURLcode (*global_init)(long);
  CURL *(*easy_init)(void);
  void (*easy_cleanup)(CURL *);
  CURLcode (*easy_setopt)(CURL *, int, ...);
  CURLcode (*easy_getinfo)(CURL *, int, ...);
  struct curl_slist *(*slist_append)(struct curl_slist *, const char *);
  void (*slist_free_all)(struct curl_slist *);
  CURLM *(*multi_init)(void);
  CURLMcode (*multi_add_handle)(CURLM *, CURL *);
  CURLMcode (*multi_remove_handle)(CURLM *, CURL *);
  CURLMcode (*multi_perform)(CURLM *, int *);
  CURLMcode (*multi_poll)(CURLM *, void *, unsigned, int, int *);
  CURLMsg *(*multi_info_read)(CURLM *, int *);
  CURLMcode (*multi_cleanup)(CURLM *);
} curl;

static bool find_functions(void) {
  const struct {
    const char *name;
    void **place;
  } functions[] = {
      {"curl_global_init", (void **)&curl.global_init},
      {"curl_easy_init", (void **)&curl.easy_init},
      {"curl_easy_cleanup", (void **)&curl.easy_cleanup},
      {"curl_easy_setopt", (void **)&curl.easy_setopt},
      {"curl_easy_getinfo", (void **)&curl.easy_getinfo},
      {"curl_slist_append", (void **)&curl.slist_append},
      {"curl_slist_free_all", (void **)&curl.slist_free_all},
      {"curl_multi_init", (void **)&curl.multi_init},
      {"curl_multi_add_handle", (void **)&curl.multi_add_handle},
      {"curl_multi_remove_handle", (void **)&curl.multi_remove_handle},
      {"curl_multi_perform", (void **)&curl.multi_perform},
      {"curl_multi_poll", (void **)&curl.multi_poll},
      {"curl_multi_info_read", (void **)&curl.multi_info_read},
      {"curl_multi_cleanup", (void **)&curl.multi_cleanup},
  };
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    *functions[i].place = dlsym(curl.library, functions[i].name);
    if (*functions[i].place == NULL) return false;
  }
  return true;
}

static bool is_available;

static void load(void) {
#ifdef __APPLE__
  const char *names[] = {"/usr/lib/libcurl.4.dylib"};
#else
  // The second is what git brings on Debian and Ubuntu.
  const char *names[] = {"libcurl.so.4", "libcurl-gnutls.so.4"};
#endif
  for (size_t i = 0; i < sizeof names / sizeof *names && !is_available; i++) {
    curl.library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
    is_available =
        curl.library != NULL && find_functions() && curl.global_init(CURL_GLOBAL_DEFAULT) == 0;
  }
}

bool phrasebook_transfer_is_available(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_available;
}

struct phrasebook_transfer {
  CURL *easy;
  struct curl_slist *headers;
  phrasebook_transfer_client client;
  /// When the last byte came or went.
  double last_byte;
};

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static size_t receive_header(char *bytes, size_t size, size_t count, void *context) {
  phrasebook_transfer *transfer = context;
  transfer->last_byte = now();
  const phrasebook_transfer_client *client = &transfer->client;
  bool is_taken = client->receive_header(client->context, (const uint8_t *)bytes, size * count);
  return is_taken ? size * count : 0;
}

static size_t receive_body(char *bytes, size_t size, size_t count, void *context) {
  phrasebook_transfer *transfer = context;
  transfer->last_byte = now();
  const phrasebook_transfer_client *client = &transfer->client;
  bool is_taken = client->receive_body(client->context, (const uint8_t *)bytes, size * count);
  return is_taken ? size * count : 0;
}

/// Returns whether libcurl took every setting.
static bool set_up(phrasebook_transfer *transfer, const char *url, const void *body, size_t count) {
  const struct {
    int option;
    long value;
  } numbers[] = {
      {CURLOPT_PROTOCOLS, CURLPROTO_HTTP | CURLPROTO_HTTPS},
      {CURLOPT_HTTP09_ALLOWED, 0},
      {CURLOPT_FOLLOWLOCATION, 0},
      {CURLOPT_NETRC, 0},
      {CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_2},
      {CURLOPT_SSL_VERIFYPEER, 1},
      {CURLOPT_SSL_VERIFYHOST, 2},
      {CURLOPT_NOSIGNAL, 1},
      {CURLOPT_HEADEROPT, CURLHEADER_SEPARATE},
  };
  bool is_taken = true;
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    is_taken &= curl.easy_setopt(transfer->easy, numbers[i].option, numbers[i].value) == 0;
  }
  // Does not wait for the resolver when the transfer ends; unknown before 7.87.
  curl.easy_setopt(transfer->easy, CURLOPT_QUICK_EXIT, 1L);
  CURL *easy = transfer->easy;
  return is_taken && curl.easy_setopt(easy, CURLOPT_URL, url) == 0 &&
         // Empty rather than unset: libcurl would read the environment otherwise.
         curl.easy_setopt(easy, CURLOPT_PROXY, "") == 0 &&
         curl.easy_setopt(easy, CURLOPT_NOPROXY, "") == 0 &&
         curl.easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE, (int64_t)count) == 0 &&
         curl.easy_setopt(easy, CURLOPT_COPYPOSTFIELDS, count == 0 ? "" : body) == 0 &&
         curl.easy_setopt(easy, CURLOPT_HEADERFUNCTION, receive_header) == 0 &&
         curl.easy_setopt(easy, CURLOPT_HEADERDATA, transfer) == 0 &&
         curl.easy_setopt(easy, CURLOPT_WRITEFUNCTION, receive_body) == 0 &&
         curl.easy_setopt(easy, CURLOPT_WRITEDATA, transfer) == 0 &&
         // libcurl would wait a second for leave to send a long body.
         phrasebook_transfer_add_header(transfer, "Expect:");
}

phrasebook_transfer *phrasebook_transfer_open(const char *url, const void *body, size_t count) {
  if (!phrasebook_transfer_is_available()) return NULL;
  phrasebook_transfer *transfer = calloc(1, sizeof *transfer);
  if (transfer == NULL) return NULL;
  transfer->easy = curl.easy_init();
  if (transfer->easy != NULL && set_up(transfer, url, body, count)) return transfer;
  phrasebook_transfer_close(transfer);
  return NULL;
}

void phrasebook_transfer_close(phrasebook_transfer *transfer) {
  if (transfer == NULL) return;
  if (transfer->easy != NULL) curl.easy_cleanup(transfer->easy);
  curl.slist_free_all(transfer->headers);
  free(transfer);
}

bool phrasebook_transfer_add_header(phrasebook_transfer *transfer, const char *line) {
  struct curl_slist *headers = curl.slist_append(transfer->headers, line);
  if (headers == NULL) return false;
  transfer->headers = headers;
  return curl.easy_setopt(transfer->easy, CURLOPT_HTTPHEADER, headers) == 0;
}

bool phrasebook_transfer_set_proxy(
    phrasebook_transfer *transfer, const char *address, const char *user, const char *password) {
  CURL *easy = transfer->easy;
  return curl.easy_setopt(easy, CURLOPT_PROXYTYPE, (long)CURLPROXY_HTTP) == 0 &&
         curl.easy_setopt(easy, CURLOPT_PROXY, address) == 0 &&
         curl.easy_setopt(easy, CURLOPT_PROXYUSERNAME, user) == 0 &&
         curl.easy_setopt(easy, CURLOPT_PROXYPASSWORD, password) == 0;
}

bool phrasebook_transfer_set_certificates(
    phrasebook_transfer *transfer, const char *file, const char *folder) {
  return (file == NULL || curl.easy_setopt(transfer->easy, CURLOPT_CAINFO, file) == 0) &&
         (folder == NULL || curl.easy_setopt(transfer->easy, CURLOPT_CAPATH, folder) == 0);
}

static phrasebook_transfer_end end_of(CURL *easy, CURLcode code) {
  long proxy_status = 0;
  curl.easy_getinfo(easy, CURLINFO_HTTP_CONNECTCODE, &proxy_status);
  if (code != 0 && proxy_status != 0 && proxy_status / 100 != 2) {
    return phrasebook_transfer_refused_by_proxy;
  }
  switch (code) {
    case 0: return phrasebook_transfer_complete;
    case 1:  // CURLE_UNSUPPORTED_PROTOCOL
    case 3:  // CURLE_URL_MALFORMAT
      return phrasebook_transfer_invalid_address;
    case 5:  // CURLE_COULDNT_RESOLVE_PROXY
    case 6:  // CURLE_COULDNT_RESOLVE_HOST
      return phrasebook_transfer_unknown_host;
    case 7:  // CURLE_COULDNT_CONNECT
      return phrasebook_transfer_unreachable_host;
    case 28:  // CURLE_OPERATION_TIMEDOUT
      return phrasebook_transfer_idle;
    case 35:  // CURLE_SSL_CONNECT_ERROR
    case 51:  // CURLE_PEER_FAILED_VERIFICATION before 7.62
    case 60:  // CURLE_PEER_FAILED_VERIFICATION
    case 77:  // CURLE_SSL_CACERT_BADFILE
    case 83:  // CURLE_SSL_ISSUER_ERROR
    case 91:  // CURLE_SSL_INVALIDCERTSTATUS
      return phrasebook_transfer_untrusted;
    case 23:   // CURLE_WRITE_ERROR: a receiver refused
    case 27:   // CURLE_OUT_OF_MEMORY: before 8.6 also a header that is too long
    case 63:   // CURLE_FILESIZE_EXCEEDED
    case 100:  // CURLE_TOO_LARGE
      return phrasebook_transfer_too_large;
    case 97:  // CURLE_PROXY
      return phrasebook_transfer_refused_by_proxy;
    default: return phrasebook_transfer_broken;
  }
}

static phrasebook_transfer_end perform(
    CURLM *multi, phrasebook_transfer *transfer, double idle, double total) {
  double start = now();
  transfer->last_byte = start;
  int64_t uploaded = 0;
  for (int running = 1; true;) {
    if (transfer->client.is_cancelled(transfer->client.context)) {
      return phrasebook_transfer_cancelled;
    }
    if (curl.multi_perform(multi, &running) != 0) return phrasebook_transfer_broken;
    if (running == 0) break;
    int64_t sent = 0;
    curl.easy_getinfo(transfer->easy, CURLINFO_SIZE_UPLOAD_T, &sent);
    if (sent != uploaded) transfer->last_byte = now();
    uploaded = sent;
    double time = now();
    if (time - start >= total) return phrasebook_transfer_too_long;
    if (time - transfer->last_byte >= idle) return phrasebook_transfer_idle;
    if (curl.multi_poll(multi, NULL, 0, 100, NULL) != 0) return phrasebook_transfer_broken;
  }
  int left = 0;
  CURLMsg *message = curl.multi_info_read(multi, &left);
  if (message == NULL || message->kind != CURLMSG_DONE) return phrasebook_transfer_broken;
  return end_of(transfer->easy, message->data.result);
}

phrasebook_transfer_end phrasebook_transfer_run(
    phrasebook_transfer *transfer, phrasebook_transfer_client client, double idle, double total,
    int64_t largest) {
  CURL *easy = transfer->easy;
  transfer->client = client;
  // A connection that its peer has closed is an error to report, not a reason to end the program.
  sigset_t pipe;
  sigemptyset(&pipe);
  sigaddset(&pipe, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &pipe, NULL);

  phrasebook_transfer_end end = phrasebook_transfer_broken;
  CURLM *multi = curl.multi_init();
  if (multi != NULL &&
      curl.easy_setopt(easy, CURLOPT_CONNECTTIMEOUT_MS, (long)(idle * 1000)) == 0 &&
      curl.easy_setopt(easy, CURLOPT_MAXFILESIZE_LARGE, largest) == 0 &&
      curl.multi_add_handle(multi, easy) == 0) {
    end = perform(multi, transfer, idle, total);
    curl.multi_remove_handle(multi, easy);
  }
  if (multi != NULL) curl.multi_cleanup(multi);
  return end;
}
