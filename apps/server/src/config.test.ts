import { describe, expect, it } from 'vitest';
import { readConfig } from './config';

const url = 'postgres://app@db/backlot';
const DATA_KEY = 'a-key-of-thirty-two-characters-or-more';

describe('settings', () => {
  it('need nothing: demo mode, loopback, embedded database', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'demo',
      HOST: '127.0.0.1',
      PORT: 5080,
      captchaOpen: false,
      DEMO_PASSWORD: 'Backlot-demo-1',
    });
  });

  it('mean production once a database address is given', () => {
    expect(readConfig({ DATABASE_URL: url, DATA_KEY })).toMatchObject({ mode: 'production', captchaOpen: true, logLevel: 'info' });
  });

  it('name everything that is wrong at once', () => {
    expect(() => readConfig({ PORT: 'x', HOST: '', CAPTCHA_OPEN: 'maybe' })).toThrow(/PORT[\s\S]*CAPTCHA_OPEN|CAPTCHA_OPEN[\s\S]*PORT/);
  });

  it('refuse weak secrets in production', () => {
    for (const ADMIN_PASSWORD of ['short1!A', 'alllowercaseletters', 'Backlot-demo-1', 'Admin-Admin-123', 'Password-2026!']) {
      expect(() => readConfig({ DATABASE_URL: url, ADMIN_PASSWORD })).toThrow('ADMIN_PASSWORD');
    }
    expect(() => readConfig({ DATABASE_URL: url, METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN');
    expect(() => readConfig({ DATABASE_URL: url, CAPTCHA_PLAIN: 'true' })).toThrow('CAPTCHA_PLAIN');
    expect(() => readConfig({ DATABASE_URL: url })).toThrow('DATA_KEY');
    expect(() => readConfig({ DATABASE_URL: url, DATA_KEY: 'short' })).toThrow('DATA_KEY');
    expect(readConfig({ DATABASE_URL: url, DATA_KEY, ADMIN_PASSWORD: 'Lantern-River-42' }).mode).toBe('production');
  });

  it('take https origins only for the embedded page', () => {
    expect(readConfig({ EMBED_ORIGINS: 'https://a.example, https://b.example:8443' }).EMBED_ORIGINS).toHaveLength(2);
    for (const bad of ['http://a.example', 'https://a.example; script-src *', 'https://a.example/path'])
      expect(() => readConfig({ EMBED_ORIGINS: bad })).toThrow('EMBED_ORIGINS');
  });
});
