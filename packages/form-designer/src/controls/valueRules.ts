import { translator } from '@backlot/i18n';
import { blueprints } from '../document/parse/blueprint';
import type { ControlOptions, ControlType } from '../document/controlOptions';
import { resolveOptions } from '../document/resolveOptions';
import { parseDate } from './date/dateFormat';
import { checkDate } from './date/dateValue';
import type { ControlDefinition } from './defineControl';
import { checkNumber } from './number/checkNumber';
import { isStepMultiple } from './slider/snapToStep';
import { controlStrings } from './strings';
import { textOf } from './textOf';
import { readFiles } from './upload/readFiles';

type Rules<Type extends ControlType> = Pick<ControlDefinition<ControlOptions[Type]>, 'subform' | 'defaultValue' | 'validate'>;

/** What the built-in types know about their values, apart from how they are drawn: a server reads the same rules. */
export const valueRules = {
  number: { validate: ({ value, options, locale }) => checkNumber({ value, options, locale }) },
  date: { validate: checkDate, defaultValue: ({ range, defaultValue, rangeDefaultValue }) => (range ? rangeDefaultValue : defaultValue) },
  time: {
    validate: ({ value, options: { format }, locale }) =>
      parseDate(textOf(value), format || 'HH:mm:ss')
        ? undefined
        : translator(controlStrings, locale)('badDate', { format: format || 'HH:mm:ss' }),
  },
  slider: {
    validate: ({ value, options: { min, max, step, showInput }, locale }) => {
      if (!showInput || typeof value !== 'number') return undefined;
      const t = translator(controlStrings, locale);
      const [least, most] = [Math.min(min, max), Math.max(min, max)];
      if (value < least || value > most) return value < least ? t('atLeast', { min: least }) : t('atMost', { max: most });
      return isStepMultiple(value, step) ? undefined : t('stepMultiple');
    },
  },
  uploadFile: { defaultValue: ({ defaultValue }) => readFiles(defaultValue, 'file') },
  uploadImg: { defaultValue: ({ defaultValue }) => readFiles(defaultValue, 'img') },
  batch: { subform: 'rows' },
  selectInputList: { subform: 'columns' },
} satisfies { readonly [Type in ControlType]?: Rules<Type> };

/** A built-in type without its drawing: what reading and checking values needs. */
export type ValueDefinition = Pick<ControlDefinition, 'type' | 'options' | 'defaults' | 'subform' | 'defaultValue' | 'validate'>;

/** The built-in types as far as their values go. */
export const valueDefinitions: ReadonlyMap<string, ValueDefinition> = new Map(
  (Object.keys(blueprints) as ControlType[]).map((type) => [
    type,
    {
      type,
      options: resolveOptions,
      defaults: blueprints[type],
      ...(valueRules as Readonly<Record<string, object>>)[type],
    } as ValueDefinition,
  ]),
);
