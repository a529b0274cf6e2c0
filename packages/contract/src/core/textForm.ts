import * as z from 'zod';

/** Forms that text is asked to have. A refusal carries the name of the one that was missed, so that each side can say what to type. */
export const textForms = [
  'id',
  'line',
  'lines',
  'time',
  'day',
  'month',
  'amount',
  'signedAmount',
  'rate',
  'bankAccount',
  'hash',
  'percent',
  'link',
  'phone',
  'account',
  'sixDigits',
  'secondFactor',
  'configCode',
  'settingKey',
] as const;
export type TextForm = (typeof textForms)[number];

/**
 * A check of text by a pattern or a question, named after the form that is asked for.
 * @example z.string().check(ofForm('sixDigits', /^\d{6}$/))
 */
export const ofForm = (form: TextForm, rule: RegExp | ((value: string) => boolean)) => z.stringFormat(form, rule);
