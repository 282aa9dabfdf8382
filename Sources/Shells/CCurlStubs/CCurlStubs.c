// Foundation's URL loading, of which FlyingFox's proxy has a reference, calls libcurl. A command that is linked
// statically would need libcurl's own archive for that, and the command never loads a URL in this way (services
// load the system's libcurl themselves). Each function of libcurl that Foundation calls is defined here and
// stops the program. They are hidden: the system's libcurl never meets them.
#if defined(__linux__)
#define STUB(name) __attribute__((visibility("hidden"))) void name(void) { __builtin_trap(); }

STUB(curl_easy_cleanup)
STUB(curl_easy_getinfo)
STUB(curl_easy_init)
STUB(curl_easy_pause)
STUB(curl_easy_setopt)
STUB(curl_easy_strerror)
STUB(curl_free)
STUB(curl_global_init)
STUB(curl_multi_add_handle)
STUB(curl_multi_assign)
STUB(curl_multi_cleanup)
STUB(curl_multi_info_read)
STUB(curl_multi_init)
STUB(curl_multi_remove_handle)
STUB(curl_multi_setopt)
STUB(curl_multi_socket_action)
STUB(curl_slist_append)
STUB(curl_slist_free_all)
STUB(curl_url)
STUB(curl_url_get)
STUB(curl_url_set)
STUB(curl_version)
STUB(curl_version_info)
#endif
