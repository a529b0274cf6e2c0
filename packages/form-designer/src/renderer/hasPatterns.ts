import type { Control } from '../document/control';
import { patternRulesOf } from '../document/controlText';
import { walkControls } from '../document/tree/walkControls';

/** Whether any control of a list, children included, has a pattern rule. */
export function hasPatterns(list: readonly Control[]): boolean {
  for (const { control } of walkControls(list)) if (patternRulesOf(control).length > 0) return true;
  return false;
}
