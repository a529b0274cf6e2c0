import { labelOf, patternRulesOf } from '../document/controlText';
import type { FormDocument } from '../document/formDocument';
import { walkControls } from '../document/tree/walkControls';
import { hasPatterns } from '../renderer/hasPatterns';
import { isPatternSupported } from '../renderer/patternEngine';

/** A pattern rule that cannot run in linear time, so that nothing would be checked by it. */
export interface UnsupportedPattern {
  readonly key: string;
  readonly label: string;
  readonly pattern: string;
}

/** The pattern rules of a document that the engine refuses: broken ones, back references, look-behind. */
export async function unsupportedPatterns(document: FormDocument): Promise<readonly UnsupportedPattern[]> {
  if (!hasPatterns(document.list)) return [];
  const found: UnsupportedPattern[] = [];
  for (const { control } of walkControls(document.list)) {
    for (const { pattern } of patternRulesOf(control)) {
      if (!(await isPatternSupported(pattern))) found.push({ key: control.key, label: labelOf(control), pattern });
    }
  }
  return found;
}
