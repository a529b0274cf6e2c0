import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Locale } from './locale';
import { perLocale } from './perLocale';

/** Fills the placeholders of a message. */
export type CompiledText = (values?: Record<string, unknown>) => string;

const runtime = perLocale((tag) => setupI18n({ locale: tag, messages: { [tag]: {} } }));

/** Plain text as it is; an ICU message as a function on lingui's runtime. */
export function compileText(message: string, locale: Locale): string | CompiledText {
  if (!/[{}']/.test(message)) return message;
  const i18n = runtime(locale);
  i18n.load(i18n.locale, { [message]: compileMessage(message) });
  return (values) => i18n._(message, values);
}
