/** A token with the moment its client copy ends, in milliseconds since 1970. */
export interface StoredToken {
  token: string;
  expiresAt: number;
  /** Whose it is, once known: tells other tabs whether their page still belongs to the same person. */
  userId?: string;
}

/**
 * Where the token lives. The default is `localTokenStore`; a cookie store implements the same three calls (`read` then
 * answers from a readable companion cookie, while the `__Host-` cookie itself stays out of reach of scripts).
 */
export interface TokenStore {
  /** Also a token that is past its end, so that an expired session can be told from none. */
  read: () => StoredToken | null;
  write: (stored: StoredToken) => void;
  remove: () => void;
  /** Hears changes made by other tabs; answers how to stop. */
  subscribe?: (onChange: () => void) => () => void;
}

/** A store for tests, and for browsers that refuse storage. */
export function memoryTokenStore(initial: StoredToken | null = null): TokenStore {
  let stored = initial;
  return {
    read: () => stored,
    write: (next) => {
      stored = next;
    },
    remove: () => {
      stored = null;
    },
  };
}
