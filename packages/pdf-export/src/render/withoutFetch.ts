/**
 * Starts something while there is no `fetch`. Yoga would fetch its WebAssembly, which it carries as a `data:` address:
 * decoding that in place spares Node its HTTP client (40 ms of a first document) and a worker the way through the network.
 */
export function withoutFetch<Value>(start: () => Value): Value {
  const { fetch } = globalThis;
  Object.assign(globalThis, { fetch: undefined });
  try {
    return start();
  } finally {
    globalThis.fetch = fetch;
  }
}
