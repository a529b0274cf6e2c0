import { type FormConfig, resolveConfig } from '../document/formConfig';
import { useDesignerState } from './DesignerContext';
import { documentIn } from './designerState';

const resolved = new WeakMap<object, FormConfig>();

/** The settings of the form, with defaults filled in. */
export function useFormConfig(): FormConfig {
  const config = useDesignerState((state) => documentIn(state).config);
  const known = resolved.get(config);
  if (known) return known;
  const made = resolveConfig(config);
  resolved.set(config, made);
  return made;
}
