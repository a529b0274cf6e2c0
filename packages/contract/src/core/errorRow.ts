import type { Words } from './words';

/**
 * What a client does with a code: `message` shows the text where the call was made; `field` marks the
 * form; `toast` shows it and still returns the answer; `notice` shows a notice titled Forbidden; `relogin` asks to sign
 * in again, once.
 */
export type ClientPolicy = 'message' | 'field' | 'toast' | 'notice' | 'relogin';

/** One error the server can give: HTTP status, what the client does, text in the three languages with `{}` parameters. */
export interface ErrorRow extends Words {
  code: number;
  status: number;
  client: ClientPolicy;
}

/** `[code, HTTP status, client policy, English, Chinese, Vietnamese]` as a row. */
export const row = (code: number, status: number, client: ClientPolicy, en: string, zh: string, vn: string): ErrorRow => ({
  code,
  status,
  client,
  en,
  'zh-CN': zh,
  vn,
});
