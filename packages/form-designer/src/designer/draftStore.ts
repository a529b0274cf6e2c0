/** Where half-done designs are kept between visits. The host decides; `localDrafts` keeps them in the browser. */
export interface DraftStore {
  read(): string | null | Promise<string | null>;
  write(text: string): void | Promise<void>;
  clear(): void | Promise<void>;
}

/** Drafts in the browser's local storage under one key; silent where storage is full or forbidden. */
export function localDrafts(key: string): DraftStore {
  const attempt = <Result>(act: () => Result): Result | null => {
    try {
      return act();
    } catch {
      return null;
    }
  };
  return {
    read: () => attempt(() => localStorage.getItem(key)),
    write: (text) => void attempt(() => localStorage.setItem(key, text)),
    clear: () => void attempt(() => localStorage.removeItem(key)),
  };
}
