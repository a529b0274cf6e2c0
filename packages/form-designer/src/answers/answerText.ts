import { type Locale, translator } from '@backlot/i18n';
import { type Choice, choicesOf, findChoice, pathToChoice } from '../controls/choicesOf';
import { readFiles } from '../controls/upload/readFiles';
import type { Control } from '../document/control';
import type { ControlOptions } from '../document/controlOptions';
import { labelOf } from '../document/controlText';
import { isJsonObject } from '../document/json/json';
import { resolveOptions } from '../document/resolveOptions';
import { localiseControl } from '../document/translations';
import { answerStrings } from './answerStrings';

interface Answer {
  readonly control: Control;
  readonly value: unknown;
  readonly locale: Locale;
  /** Choices by `dynamicKey`. */
  readonly dynamicData?: Readonly<Record<string, unknown>> | undefined;
}

/** An answer as people read it: choices by their labels, rows of a subform one after the other. */
export function answerText(answer: Answer): string {
  const { control, value, locale } = answer;
  if (value === undefined || value === null || value === '') return '';
  switch (control.type) {
    case 'switch':
      return translator(answerStrings, locale)(value === true ? 'yes' : 'no');
    case 'select':
    case 'radio':
    case 'checkbox':
    case 'treeSelect':
      return [value]
        .flat()
        .map((one) => choiceText(answer, one))
        .join(', ');
    case 'cascader':
      return pathText(answer);
    case 'uploadFile':
    case 'uploadImg':
      return readFiles(value, 'file')
        .map(({ name }) => name)
        .join(', ');
    case 'date':
      return [value].flat().map(plain).filter(Boolean).join(' – ');
    case 'editor':
      return plain(value)
        .replaceAll(/<\/(?:p|h\d|li|blockquote)>|<br\s*\/?>/g, '\n')
        .replaceAll(/<[^<>]*>/g, '')
        .replaceAll(/&(\w+|#\d+);/g, entity)
        .trim();
    case 'batch':
      return rowsText(answer);
    case 'selectInputList':
      return columnsText(answer);
    default:
      return plain(value);
  }
}

function choicesIn({ control, locale, dynamicData = {} }: Answer): readonly Choice[] {
  return choicesOf(resolveOptions<'select'>(localiseControl(control, locale)) as ControlOptions['select'], { locale, dynamicData });
}

const choiceText = (answer: Answer, value: unknown): string => pathToChoice(choicesIn(answer), value)?.at(-1)?.label ?? plain(value);

function pathText(answer: Answer): string {
  let choices = choicesIn(answer);
  return [answer.value]
    .flat()
    .map((step) => {
      const choice = findChoice(choices, step);
      choices = choice?.children ?? [];
      return choice?.label ?? plain(step);
    })
    .join(' / ');
}

const rowsText = (answer: Answer): string =>
  objectsIn(answer.value)
    .map((row, index) => `${index + 1}. ${fieldsText(answer, answer.control.list ?? [], row)}`)
    .join('\n');

function columnsText(answer: Answer): string {
  const rows = objectsIn(answer.value).filter(({ checked }) => checked === true);
  return rows
    .map((row) => {
      const column = (answer.control.columns ?? []).find(({ value }) => value === row['value']);
      const more = fieldsText(answer, column?.list ?? [], row);
      return `${plain(row['label'])}${more && ` (${more})`}`;
    })
    .join('\n');
}

const fieldsText = (answer: Answer, list: readonly Control[], row: Readonly<Record<string, unknown>>): string =>
  list
    .flatMap((stored) => {
      if (stored.model === undefined) return [];
      const control = localiseControl(stored, answer.locale);
      const text = answerText({ ...answer, control, value: row[stored.model] });
      return text === '' ? [] : [`${labelOf(control)}: ${text}`];
    })
    .join('; ');

const objectsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isJsonObject) : []);

const plain = (value: unknown): string => (typeof value === 'object' || value === undefined ? '' : String(value));

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };
const entity = (whole: string, name: string): string => entities[name] ?? whole;
