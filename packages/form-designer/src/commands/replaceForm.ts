import { createDocument, type FormDocument } from '../document/formDocument';
import { withChange } from '../store/changeState';
import { type DesignerState, documentIn } from '../store/designerState';
import type { CommandSurroundings } from './command';

/** Puts an imported document in place of the one at hand. */
export const importDocument = (state: DesignerState, document: FormDocument, surroundings: CommandSurroundings): DesignerState => ({
  ...withChange(state, {
    snapshot: { document, selected: [], spot: null },
    step: { key: 'imported' },
    at: surroundings.now(),
    settings: surroundings.settings,
  }),
  dialog: null,
});

/** Takes every control out; the settings of the form stay (spec section 2.9, clear). */
export const clearForm = (state: DesignerState, surroundings: CommandSurroundings): DesignerState => ({
  ...withChange(state, {
    snapshot: { document: { ...documentIn(state), list: createDocument().list }, selected: [], spot: null },
    step: { key: 'cleared' },
    at: surroundings.now(),
    settings: surroundings.settings,
  }),
  dialog: null,
});
