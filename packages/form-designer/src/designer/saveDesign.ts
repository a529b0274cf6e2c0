import { type Locale, translator } from '@backlot/i18n';
import { unsupportedPatterns } from '../answers/unsupportedPatterns';
import type { FormDocument } from '../document/formDocument';
import { serializeDocument } from '../document/parse/serializeDocument';
import { hasPatterns } from '../renderer/hasPatterns';
import { designerStrings } from '../words/designerStrings';

interface Saving {
  readonly locale: Locale;
  onSave(document: FormDocument, json: string): void | Promise<void>;
  /** The host has it. */
  onSaved(document: FormDocument): void;
  onRefused(text: string): void;
}

/** Hands a form to the host, unless a pattern of it could never be checked; that is said with its name. True once the host has it. */
export function saveDesign(document: FormDocument, { locale, onSave, onSaved, onRefused }: Saving): Promise<boolean> {
  const hand = async () => {
    try {
      await onSave(document, serializeDocument(document));
    } catch {
      return false;
    }
    onSaved(document);
    return true;
  };
  if (!hasPatterns(document.list)) return hand();
  return unsupportedPatterns(document)
    .catch(() => [])
    .then(([refused]) => {
      if (!refused) return hand();
      onRefused(
        translator(designerStrings, locale)('patternRefused', {
          name: refused.label || refused.key,
          pattern: refused.pattern.slice(0, 60),
        }),
      );
      return false;
    });
}
