// Nothing to call: see CCurlStubs.c.
