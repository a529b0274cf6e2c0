import { textForms } from '@backlot/contract';
import type { Translate } from '@backlot/i18n';
import type { ProblemKey } from '../strings';

/** The parts of a zod issue that decide the sentence. */
interface Issue {
  code: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  format?: string;
  input?: unknown;
  origin?: string;
}

/** What is wrong with a field, in the reader's language; zod's own sentences are English only. */
export function problemOf(issue: Issue, t: Translate<ProblemKey>): string {
  if (issue.input === undefined || issue.input === '' || issue.input === null) return t('required');
  if (issue.code === 'too_big' && issue.origin === 'date') return t('future');
  if (issue.code === 'too_big')
    return issue.origin === 'string' ? t('tooLong', { max: Number(issue.maximum) }) : t('tooBig', { max: Number(issue.maximum) });
  if (issue.code === 'too_small') {
    if (issue.origin !== 'string' && issue.origin !== 'array') return t('tooSmall', { min: Number(issue.minimum) });
    return Number(issue.minimum) <= 1 ? t('required') : t('tooShort', { min: Number(issue.minimum) });
  }
  if (issue.format === 'email') return t('email');
  if (issue.code === 'invalid_type') return t('required');
  const form = textForms.find((name) => name === issue.format);
  return t(form ?? 'format');
}
