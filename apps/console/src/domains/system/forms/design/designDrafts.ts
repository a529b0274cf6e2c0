import type { DraftStore } from '@backlot/form-designer';

/** Half-done designs of one person in this browser; silent where storage is full or forbidden. */
export function designDrafts(userId: string, formId: string): DraftStore {
  const key = `backlot.design.${userId}.${formId}`;
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
