import type { Control } from '../control';
import { renameConditionModels } from '../conditions/conditionModels';
import type { KeyGenerator } from '../createControl';
import { mapControls } from './mapControls';
import { walkControls } from './walkControls';

/**
 * Copies of controls with all their children under fresh keys; conditions among them follow. A model that was
 * named by hand stays when it is free, every other model becomes the fresh key.
 */
export function freshCopies(
  controls: readonly Control[],
  nextKey: KeyGenerator,
  isModelFree: (model: string) => boolean = () => false,
): readonly Control[] {
  const keys = new Map<string, string>();
  const models = new Map<string, string>();
  for (const { control } of walkControls(controls)) {
    const key = nextKey(control.type);
    keys.set(control.key, key);
    const { model } = control;
    if (typeof model === 'string' && !models.has(model)) models.set(model, model !== control.key && isModelFree(model) ? model : key);
  }
  return mapControls(controls, (control) => {
    const key = keys.get(control.key) ?? nextKey(control.type);
    const model = typeof control.model === 'string' ? models.get(control.model) : undefined;
    return renameConditionModels({ ...control, key, ...(model !== undefined && { model }) }, models);
  });
}
