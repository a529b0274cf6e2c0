import { errors, type ErrorName } from '@backlot/contract';
import { errorText } from '../../../http/requests/language';
import type { Language } from '../../../db/Language';
import type { RefusalParams } from '../../../http/answers/refusal';

/** A reason as it is stored: its name, or its name with what fills the text. */
export function storedMessage(stored: string | null, language: Language): string | null {
  if (!stored) return null;
  if (stored === 'forced') return { en: 'Forced off', 'zh-CN': '被强制下线', vn: 'Bị buộc đăng xuất' }[language];
  const { reason, params } = stored.startsWith('{')
    ? (JSON.parse(stored) as { reason: string; params: RefusalParams })
    : { reason: stored, params: {} };
  return Object.hasOwn(errors, reason) ? errorText(reason as ErrorName, language, params) : reason;
}
