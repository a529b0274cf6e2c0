import type { DictOption } from '@backlot/dictionary';
import type { BoundDictionary } from '@backlot/dictionary/react';
import { type FormDocument, walkControls } from '@backlot/form-designer/document';
import type { Locale } from '@backlot/i18n';

interface Choice {
  value: string;
  label: string;
  children?: Choice[];
}

/** The dictionaries that a form names by `dynamicKey`, as choices in a language; disabled values are not offered. */
export function dictionaryChoices({
  document,
  dictionary,
  locale,
}: {
  document: FormDocument;
  dictionary: BoundDictionary;
  locale: Locale;
}): Record<string, Choice[]> {
  const keys = new Set<string>();
  for (const { control } of walkControls(document.list)) {
    const { dynamic, dynamicKey } = control.options ?? {};
    if (dynamic === true && typeof dynamicKey === 'string' && dynamicKey !== '') keys.add(dynamicKey);
  }
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const options = dictionary.optionsOf(key);
      return options.length > 0 ? [[key, nested(options, locale)]] : [];
    }),
  );
}

function nested(options: readonly DictOption[], locale: Locale): Choice[] {
  const byPath = new Map<string, Choice>();
  const top: Choice[] = [];
  for (const { code, names, path } of options) {
    const choice: Choice = { value: code, label: names[locale] };
    byPath.set(path.join('/'), choice);
    const parent = byPath.get(path.slice(0, -1).join('/'));
    if (parent) parent.children = [...(parent.children ?? []), choice];
    else top.push(choice);
  }
  return top;
}
