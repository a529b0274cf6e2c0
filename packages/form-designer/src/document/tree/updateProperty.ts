import type { Control } from '../control';
import { renameConditionModels } from '../conditions/conditionModels';
import { updateControl } from './editTree';
import { findControl } from './findControl';
import type { FormDocument } from '../formDocument';
import { mapControls } from './mapControls';
import { withProperty } from '../property';

/** Changes a property of a control by path. Conditions follow a renamed model. */
export function updateProperty(document: FormDocument, { key, path, value }: { key: string; path: string; value: unknown }): FormDocument {
  if (path === 'key') return document;
  const before = findControl(document, key);
  const next = updateControl(document, key, (control) => withProperty(control, path, value));
  if (path !== 'model' || typeof value !== 'string' || typeof before?.model !== 'string') return next;
  return renameModel(next, before.model, value);
}

/** Changes a setting of the form by path: `labelWidth`, `labelCol`. */
export function updateConfig(document: FormDocument, path: string, value: unknown): FormDocument {
  const config = withProperty(document.config, path, value);
  return config === document.config ? document : { ...document, config };
}

function renameModel(document: FormDocument, from: string, to: string): FormDocument {
  const models = new Map([[from, to]]);
  const list = mapControls(document.list, (control: Control) => renameConditionModels(control, models));
  return list === document.list ? document : { ...document, list };
}
