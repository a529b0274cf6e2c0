/** Life of a token on both sides: 7 days in milliseconds. */
export const tokenLifetimeMs = 604_800_000;

/** Local storage key of the token. */
export const tokenKey = 'Access-Token';

/** Longest wait for an answer, in milliseconds. */
export const requestTimeoutMs = 180_000;

/** Pause before a lost websocket is opened again, in milliseconds. */
export const socketReconnectMs = 60_000;

/** How often the websocket says that it is alive, in milliseconds; whoever hears nothing for two of these opens it anew. */
export const socketAliveMs = 25_000;

/** Path of the websocket; the user id is the query `userId`, the token the subprotocol. */
export const socketPath = '/api/main/ws/msg';

/** Header that makes a repeated write answer like the first one. */
export const idempotencyHeader = 'idempotency-key';
