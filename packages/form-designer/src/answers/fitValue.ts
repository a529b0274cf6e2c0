import { choicesOf, findChoice, pathToChoice } from '../controls/choicesOf';
import { isSafeUrl } from '../controls/upload/isSafeUrl';
import type { Control } from '../document/control';
import type { ControlOptions, ControlType, OptionsOf } from '../document/controlOptions';
import { isJsonObject } from '../document/json/json';
import { resolveOptions } from '../document/resolveOptions';

/** Why a value cannot come from a control. */
export type Misfit = 'wrong-kind' | 'no-choice' | 'too-long' | 'out-of-range' | 'too-many';

type Fit<Type extends ControlType> = (value: unknown, options: OptionsOf<Type>) => Misfit | undefined;

/** Longest text of one field; longer ones are no input of a person. */
const longestText = 100_000;
const longestChoice = 500;

/** Whether a value is one that a built-in control can give; nothing filled in (`null`, `''`) is always one. */
export function fitValue(control: Control, value: unknown): Misfit | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const fit = (fits as Readonly<Record<string, Fit<ControlType>>>)[control.type];
  return fit?.(value, resolveOptions(control));
}

const fits: { readonly [Type in ControlType]?: Fit<Type> } = {
  input: (value, { maxLength }) => fitText(value, maxLength),
  textarea: (value, { maxLength }) => fitText(value, maxLength),
  editor: (value) => fitText(value, null),
  time: (value) => fitText(value, 100),
  number: (value) => (isNumber(value) || (typeof value === 'string' && value.length < 400) ? undefined : 'wrong-kind'),
  rate: (value, { max }) => fitNumber(value, 0, max),
  slider: (value, { min, max }) => fitNumber(value, Math.min(min, max), Math.max(min, max)),
  switch: (value) => (typeof value === 'boolean' ? undefined : 'wrong-kind'),
  date: (value, { range }) =>
    range ? fitList(value, 2, (entry) => entry === null || fitText(entry, 100) === undefined) : fitText(value, 100),
  radio: (value, options) => fitChoice(value, options),
  select: (value, options) => (options.multiple ? fitChoices(value, options) : fitChoice(value, options)),
  checkbox: (value, options) => fitChoices(value, options),
  treeSelect: (value, options) => (options.multiple || options.treeCheckable ? fitChoices(value, options) : fitChoice(value, options)),
  cascader: (value, options) => fitPath(value, options),
  uploadFile: (value, { limit }) => fitFiles(value, limit),
  uploadImg: (value, { limit }) => fitFiles(value, limit),
  batch: (value) => (isRows(value) ? undefined : 'wrong-kind'),
  selectInputList: (value) => (isRows(value) ? undefined : 'wrong-kind'),
};

type Choosing = Pick<ControlOptions['select'], 'dynamic' | 'dynamicKey' | 'options'>;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isRows = (value: unknown) => Array.isArray(value) && value.length <= 2000 && value.every(isJsonObject);
const isChoiceLike = (value: unknown) =>
  (typeof value === 'string' && value.length <= longestChoice) || isNumber(value) || typeof value === 'boolean';

function fitText(value: unknown, maxLength: number | null): Misfit | undefined {
  if (typeof value !== 'string') return 'wrong-kind';
  return value.length > Math.min(maxLength !== null && maxLength > 0 ? maxLength : longestText, longestText) ? 'too-long' : undefined;
}

function fitNumber(value: unknown, min: number, max: number): Misfit | undefined {
  if (!isNumber(value)) return 'wrong-kind';
  return value < min || value > max ? 'out-of-range' : undefined;
}

function fitList(value: unknown, most: number, isEntry: (entry: unknown) => boolean): Misfit | undefined {
  if (!Array.isArray(value) || !value.every(isEntry)) return 'wrong-kind';
  return value.length > most ? 'too-many' : undefined;
}

/** Choices that a host hands in are not known here; any short value may be one of them. */
const knownChoices = (options: Choosing) =>
  options.dynamic && options.dynamicKey !== '' ? undefined : choicesOf(options, { locale: 'en', dynamicData: {} });

function fitChoice(value: unknown, options: Choosing): Misfit | undefined {
  if (!isChoiceLike(value)) return 'wrong-kind';
  const choices = knownChoices(options);
  return choices && !pathToChoice(choices, value) ? 'no-choice' : undefined;
}

function fitChoices(value: unknown, options: Choosing): Misfit | undefined {
  const kind = fitList(value, 2000, isChoiceLike);
  if (kind || !Array.isArray(value)) return kind;
  return value.some((entry) => fitChoice(entry, options)) ? 'no-choice' : undefined;
}

/** A cascader gives the values from the root down. */
function fitPath(value: unknown, options: Choosing): Misfit | undefined {
  const kind = fitList(value, 50, isChoiceLike);
  if (kind || !Array.isArray(value)) return kind;
  let choices = knownChoices(options);
  for (const step of value) {
    if (!choices) return undefined;
    const choice = findChoice(choices, step);
    if (!choice) return 'no-choice';
    choices = choice.children;
  }
  return undefined;
}

function fitFiles(value: unknown, limit: number): Misfit | undefined {
  const isFile = (entry: unknown) =>
    isJsonObject(entry) &&
    isSafeUrl(entry.url) &&
    Object.values(entry).every((part) => typeof part !== 'object' && String(part).length <= 2000);
  return fitList(value, limit, isFile);
}
