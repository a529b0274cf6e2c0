import type { Locale } from '@backlot/i18n';
import type { AnyControlDefinition } from '../controls/defineControl';
import { isControlType } from '../document/parse/blueprint';
import type { Control } from '../document/control';
import { withProperty } from '../document/property';
import { translatablesOf } from '../document/translatables';
import { defaultTexts } from './defaultTexts';

/** A new control with the texts of its defaults in the language of the designer; Chinese stays as the original has it. */
export function localiseDefaults(control: Control, { definition, locale }: { definition: AnyControlDefinition; locale: Locale }): Control {
  if (locale === 'zh-CN' || !isControlType(control.type)) return control;
  const named = withProperty(control, 'label', definition.name[locale]);
  return translatablesOf(named).reduce((next, { text, write }) => {
    const translated = translate(text, locale);
    return translated === text ? next : write(next, translated);
  }, named);
}

/** Texts such as 选项1 keep their number. */
function translate(text: string, locale: Exclude<Locale, 'zh-CN'>): string {
  const [, word = text, number = ''] = /^(.*?)(\d*)$/.exec(text) ?? [];
  const known = Object.hasOwn(defaultTexts, word) ? defaultTexts[word]?.[locale] : undefined;
  return known === undefined ? text : number ? `${known} ${number}` : known;
}
