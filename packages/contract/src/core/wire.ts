import * as z from 'zod';
import { ofForm } from './textForm';

/** 64-bit ids travel as strings: JavaScript numbers lose digits above 2^53. */
export const id = () =>
  z.string().check(
    ofForm('id', /^[1-9]\d{0,18}$/),
    ofForm('id', (value) => value.length < 19 || value <= largestId),
  );

/** 2^63 - 1, what the database holds. */
const largestId = '9223372036854775807';

/** Marks that change the direction of what follows, so that a name or an address reads as another one. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

/** Text as it reads: without spaces around it and marks of direction in it. */
const plain = () => z.string().check(z.overwrite((value) => value.replace(directions, '').trim()));

/** Trimmed text of 1 to `max` characters without control characters. */
export const text = (max: number) => plain().min(1).max(max).check(ofForm('line', printable));

/** Trimmed text of up to `max` characters. */
export const optionalText = (max: number) => plain().max(max).check(ofForm('line', printable));

const printable = /^[^\p{Cc}]*$/u;

/** `YYYY-MM-DD HH:mm:ss` in UTC, a date that exists, in the years 1970 to 9999. */
export const dateTime = () => z.string().check(ofForm('time', /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/), ofForm('time', isRealTime));

function isRealTime(value: string): boolean {
  const time = new Date(`${value.replace(' ', 'T')}Z`);
  return !Number.isNaN(time.getTime()) && time.getUTCFullYear() >= 1970 && time.toISOString().startsWith(value.replace(' ', 'T'));
}

/** Whole number in an answer. What comes in has bounds: `wholeNumber`, `whole`, `version`, `oneOf`. */
export const integer = () => z.number().int();

/** The most that an integer column holds. */
const largestInteger = 2_147_483_647;

/** Whole number of a JSON body. */
export const whole = (min: number, max = largestInteger) => integer().min(min).max(max);

/** Under which version a row was read. */
export const version = () => whole(0);

const numeric = () =>
  z.union([
    z.number(),
    z
      .string()
      .regex(/^-?\d{1,15}$/)
      .transform(Number),
  ]);

/** Whole number from a query string or a JSON number. */
export const wholeNumber = (min: number, max: number) => numeric().pipe(whole(min, max));

/** One of some codes, from a query string or a JSON number. */
export const oneOf = (codes: readonly number[]) => numeric().pipe(z.literal([...codes]));

/** The code of a state of a life cycle, from a query string or a JSON number. */
export const stateCode = ({ states }: { states: Readonly<Record<string, number>> }) => oneOf(Object.values(states));

/** A three-language name as the server sends it. */
export const namedShape = {
  name: z.string(),
  enName: z.string().nullable(),
  vnName: z.string().nullable(),
};

/** No payload. */
export const nothing = () => z.strictObject({});

/** An answer without data. */
export const noData = () => z.null();

/** Exact decimal as a string with at most two decimals: money and percentages never travel as numbers. */
const decimal = (form: 'amount' | 'percent') => z.string().check(ofForm(form, /^\d{1,16}(\.\d{1,2})?$/));

/** Money of at most two decimals; the currency's own scale is checked where the currency is known. */
export const money = () => decimal('amount');

/** Percentage of 0 to 100 with at most two decimals (spec section 5). */
export const percent = () =>
  decimal('percent').superRefine((input, { addIssue }) => {
    if (Number(input) > 100) addIssue({ code: 'too_big', origin: 'number', maximum: 100, inclusive: true, input });
  });

/** `YYYY-MM-DD`, a day that exists. */
export const day = () =>
  z.string().check(
    ofForm('day', /^\d{4}-\d{2}-\d{2}$/),
    ofForm('day', (value) => isRealTime(`${value} 00:00:00`)),
  );

/** A day that has begun somewhere on earth, such as a birthday; a later one is too big, as a date. */
export const pastDay = () =>
  day().superRefine((input, { addIssue }) => {
    if (input > latestToday()) addIssue({ code: 'too_big', origin: 'date', maximum: Date.parse(latestToday()), inclusive: true, input });
  });

/** The day it is where it is latest, 14 hours ahead of UTC. */
const latestToday = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

/** Absolute http(s) address without credentials. */
export const link = () =>
  plain()
    .max(500)
    .check(ofForm('link', (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && !new URL(value).username));

/** Text of several lines, up to `max` characters; line breaks and tabs are kept. */
export const longText = (max: number) =>
  plain()
    .max(max)
    .check(ofForm('lines', /^(?:[^\p{Cc}]|[\n\r\t])*$/u));

/** Country codes of the six markets (domain/model 2.1). */
export const countryCode = () => z.enum(['PH', 'MY', 'TH', 'VN', 'SG', 'ID']);

/** A list in a query string or a JSON body: one value or several. */
export const listOf = <Item extends z.ZodType>(item: Item, max: number) =>
  z.preprocess((value) => (value === undefined || Array.isArray(value) ? value : [value]), z.array(item).max(max));
