import { tokenKey } from '@backlot/contract/core';
import { memoryTokenStore, type StoredToken, type TokenStore } from './tokenStore';

/** The token under `Access-Token` in local storage; in memory where the browser refuses storage. */
export function localTokenStore(storage: Storage | undefined = usableStorage()): TokenStore {
  if (!storage) return memoryTokenStore();
  return {
    read: () => parsed(storage.getItem(tokenKey)),
    write: (stored) => storage.setItem(tokenKey, JSON.stringify(stored)),
    remove: () => storage.removeItem(tokenKey),
    subscribe(onChange) {
      const hear = ({ key, storageArea }: StorageEvent) => {
        if (storageArea === storage && (key === tokenKey || key === null)) onChange();
      };
      globalThis.addEventListener('storage', hear);
      return () => globalThis.removeEventListener('storage', hear);
    },
  };
}

function parsed(text: string | null): StoredToken | null {
  if (!text) return null;
  try {
    const { token, expiresAt, userId } = JSON.parse(text) as Partial<StoredToken>;
    if (typeof token !== 'string' || token === '' || typeof expiresAt !== 'number') return null;
    return { token, expiresAt, ...(typeof userId === 'string' && { userId }) };
  } catch {
    return null;
  }
}

function usableStorage(): Storage | undefined {
  try {
    const storage = globalThis.localStorage;
    storage?.setItem('backlot.probe', '');
    storage?.removeItem('backlot.probe');
    return storage;
  } catch {
    return undefined;
  }
}
