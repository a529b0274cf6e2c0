import { type Locale, translator } from '@backlot/i18n';
import { unsupportedPatterns } from '../answers/unsupportedPatterns';
import type { FormDocument } from '../document/formDocument';
import { serializeDocument } from '../document/serializeDocument';
import { hasPatterns } from '../renderer/hasPatterns';
import { designerStrings } from './words/designerStrings';

interface Saving {
  readonly locale: Locale;
  onSave(document: FormDocument, json: string): void | Promise<void>;
  /** The host has it. */
  onSaved(document: FormDocument): void;
  onRefused(text: string): void;
}

/** Hands a form to the host, unless a pattern of it could never be checked; that is said with its name. */
export function saveDesign(document: FormDocument, { locale, onSave, onSaved, onRefused }: Saving): void {
  const hand = () => {
    const saving = onSave(document, serializeDocument(document));
    if (!saving) return onSaved(document);
    saving.then(
      () => onSaved(document),
      () => undefined,
    );
  };
  if (!hasPatterns(document.list)) return hand();
  void unsupportedPatterns(document).then(([refused]) =>
    refused ? onRefused(translator(designerStrings, locale)('patternRefused', { name: refused.label || refused.key, pattern: refused.pattern.slice(0, 60) })) : hand(),
  );
}
