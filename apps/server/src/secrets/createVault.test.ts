import { describe, expect, it } from 'vitest';
import { createVault } from './createVault';

describe('a vault', () => {
  const vault = createVault({ DATA_KEY: 'a key that is long enough for tests' });

  it('gives back what was sealed, and never seals alike', () => {
    const sealed = [vault.seal('+63 917 000 0001 · Hương'), vault.seal('+63 917 000 0001 · Hương')];
    expect(sealed[0]).not.toBe(sealed[1]);
    expect(sealed.map((text) => vault.open(text))).toEqual(['+63 917 000 0001 · Hương', '+63 917 000 0001 · Hương']);
    expect(sealed.join()).not.toContain('917');
  });

  it('refuses what another key sealed, and what was changed', () => {
    const sealed = vault.seal('secret');
    expect(() => createVault({ DATA_KEY: 'another key that is long enough too' }).open(sealed)).toThrow('authenticate');
    expect(() => vault.open(`${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`)).toThrow('authenticate');
    expect(() => vault.open('secret')).toThrow('not sealed');
  });
});
