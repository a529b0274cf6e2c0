import type { Language } from '../Language';
import { en } from './en';
import { fil } from './fil';
import { id } from './id';
import type { LanguageData } from './LanguageData';
import { ms } from './ms';
import { th } from './th';
import { vi } from './vi';
import { zh } from './zh';

/** One line a language; the order is that of `languages`. */
export const languageData: Record<Language, LanguageData> = { zh, en, vi, th, id, ms, fil };
