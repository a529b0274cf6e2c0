/** What this tab keeps over a reload; where storage is blocked nothing is kept. */
export const tabStorage = {
  read(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },

  /** Keeps a text; null forgets it. */
  write(key: string, value: string | null): void {
    try {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, value);
    } catch {
      // Blocked storage had nothing to keep either.
    }
  },
};
