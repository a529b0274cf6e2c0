import { afterEach, describe, expect, it, vi } from 'vitest';
import { localTokenStore } from './localTokenStore';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('S4: localTokenStore', () => {
  it('reads what it wrote', () => {
    const store = localTokenStore();
    expect(store.read()).toBeNull();
    store.write({ token: 'a', expiresAt: 7, userId: '1' });
    expect(localTokenStore().read()).toEqual({ token: 'a', expiresAt: 7, userId: '1' });
    store.remove();
    expect(store.read()).toBeNull();
    expect(localStorage.getItem('Access-Token')).toBeNull();
  });

  it.each([
    'a-bare-token',
    '',
    'null',
    '7',
    '[]',
    '{}',
    '{"token":""}',
    '{"token":"a"}',
    '{"token":7,"expiresAt":1}',
    '{"token":"a","expiresAt":"soon"}',
  ])('counts %j as no token', (text) => {
    localStorage.setItem('Access-Token', text);
    expect(localTokenStore().read()).toBeNull();
  });

  it('keeps the token in memory where the browser refuses storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const store = localTokenStore();
    store.write({ token: 'a', expiresAt: 7 });
    expect(store.read()).toEqual({ token: 'a', expiresAt: 7 });
  });
});
