import { errors, type ErrorName } from '@backlot/contract';
import type { Language } from '../../db/Language';
import type { RefusalParams, Said } from '../answers/refusal';

/** The `lang` header names a language, anything else is English. */
export const languageOf = (header: string | string[] | undefined): Language => (header === 'zh-CN' || header === 'vn' ? header : 'en');

/** The text of an error in a language, parameters filled in. */
export const errorText = (reason: ErrorName, language: Language, params: RefusalParams = {}): string =>
  errors[reason][language].replaceAll(/\{(\w+)\}/g, (_, name: string) => paramText(language, params[name]));

const paramText = (language: Language, value: Said | number | undefined): string =>
  typeof value === 'number' ? String(value) : sayIn(language, value ?? '');

/** A text in a language; what is the same in all of them stays as it is. */
export const sayIn = (language: Language, said: Said): string => (typeof said === 'string' ? said : said[language]);

const success = { en: 'Done.', 'zh-CN': '请求成功', vn: 'Thành công.' } as const;

export const successText = (language: Language): string => success[language];
