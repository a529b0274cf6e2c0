import type { Locale } from '@backlot/i18n';
import type { Control } from './control';
import { extensionOf, withExtension } from './extension';
import type { FormDocument } from './formDocument';
import { isJsonObject } from './json/json';
import { mapControls } from './tree/mapControls';
import { translatablesOf } from './translatables';
import { walkControls } from './tree/walkControls';

type Texts = Readonly<Record<string, string>>;

const localised = new WeakMap<Control, Map<Locale, Control>>();

/** The translations of a control into one language, by text id. */
export function translationsOf(control: Control, locale: Locale): Texts {
  const texts = extensionOf(control).texts;
  const own = isJsonObject(texts) ? texts[locale] : undefined;
  if (!isJsonObject(own)) return {};
  return Object.fromEntries(Object.entries(own).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** A copy of a control with one translation set; empty text takes it away. */
export function withTranslation(control: Control, { locale, id, text }: { locale: Locale; id: string; text: string }): Control {
  const stored = extensionOf(control).texts;
  const { [id]: _, ...others } = translationsOf(control, locale);
  const own = text === '' ? others : { ...others, [id]: text };
  const { [locale]: __, ...languages } = isJsonObject(stored) ? stored : {};
  const texts = Object.keys(own).length > 0 ? { ...languages, [locale]: own } : languages;
  return withExtension(control, 'texts', Object.keys(texts).length > 0 ? texts : undefined);
}

/** The control with its texts in a language; the same one when nothing is translated. Children are left alone. */
export function localiseControl(control: Control, locale: Locale): Control {
  const texts = translationsOf(control, locale);
  if (Object.keys(texts).length === 0) return control;
  const byLocale = localised.get(control) ?? new Map<Locale, Control>();
  localised.set(control, byLocale);
  const known = byLocale.get(locale);
  if (known) return known;
  let next = control;
  for (const { id, write } of translatablesOf(control)) {
    const text = texts[id];
    if (text !== undefined) next = write(next, text);
  }
  byLocale.set(locale, next);
  return next;
}

/** Texts of a document that have no translation into a language. */
export function missingTranslations(document: FormDocument, locale: Locale): readonly { key: string; id: string; text: string }[] {
  return [...walkControls(document.list)].flatMap(({ control }) => {
    const texts = translationsOf(control, locale);
    return translatablesOf(control).flatMap(({ id, text }) =>
      text !== '' && texts[id] === undefined ? [{ key: control.key, id, text }] : [],
    );
  });
}

/** A document with the texts of every control in a language. */
export const localiseDocument = (document: FormDocument, locale: Locale): FormDocument => ({
  ...document,
  list: mapControls(document.list, (control) => localiseControl(control, locale)),
});
