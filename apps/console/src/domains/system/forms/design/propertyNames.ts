import { builtInControls, editors } from '@backlot/form-designer/renderer';
import type { Locale, Translate } from '@backlot/i18n';
import type { Word } from '../strings';

const byType = new Map(builtInControls.map((control) => [control.type, control]));

/** What the palette calls a type of control; the type itself for one of a host. */
export const nameOfType = (type: string, locale: Locale): string => byType.get(type)?.name[locale] ?? type;

interface Property {
  type: string;
  /** `options.placeholder`, `rules.0.required`. */
  path: string;
  locale: Locale;
  t: Translate<Word>;
}

/** What the property panel calls a part of a control; undefined for what has no line there. */
export function nameOfProperty({ type, path, locale, t }: Property): string | undefined {
  if (path.startsWith('x-backlot.texts')) return t('translations');
  if (path.startsWith('x-backlot.conditions')) return t('conditions');
  if (/^rules(?:\.|$)/.test(path)) return (/^rules\.0(?:\.|$)/.test(path) ? editors.required : editors.patterns).label[locale];
  return byType.get(type)?.editors.find((editor) => path === editor.path || path.startsWith(`${editor.path}.`))?.label[locale];
}
