import { unsupportedPatterns } from '../answers/unsupportedPatterns';
import { pasteText } from '../commands/insert';
import { findControl } from '../document/tree/findControl';
import type { DesignerStore } from '../store/designerStore';
import { documentIn, selectedIn } from '../store/designerState';

/** Pastes clipboard text, and tells of patterns in it that cannot be checked, as the import does. */
export async function pasteControls(store: DesignerStore, text: string): Promise<void> {
  const before = store.getState();
  store.apply((state, surroundings) => pasteText(state, text, surroundings));
  const after = store.getState();
  const document = documentIn(after);
  if (document === documentIn(before) || text === before.copied) return;
  const list = selectedIn(after).flatMap((key) => findControl(document, key) ?? []);
  const patterns = await unsupportedPatterns({ ...document, list }).catch(() => []);
  if (patterns.length === 0) return;
  const isFree = [null, 'noticed'].includes(store.getState().dialog);
  if (isFree)
    store.apply((state) => ({ ...state, dialog: 'noticed', noticed: { from: 'paste', report: state.noticed?.report ?? [], patterns } }));
}
