import type { Locale } from '@backlot/i18n';
import { valueDefinitions } from '../controls/valueRules';
import type { Control } from '../document/control';
import { labelOf } from '../document/controlText';
import type { FormDocument } from '../document/formDocument';
import { localiseControl } from '../document/translations';
import { type Definitions, indexFields } from '../renderer/fieldIndex';

/** One thing a form asks for: a column in a list of answers. */
export interface AnswerField {
  readonly model: string;
  /** In the language asked for; the model where the control has no label. */
  readonly label: string;
  readonly control: Control;
}

/** What a form asks for, in reading order, each model once; a subform is one field. */
export function answerFields(document: FormDocument, locale: Locale): readonly AnswerField[] {
  const byModel = new Map<string, AnswerField>();
  for (const { model, control: stored } of indexFields(document.list, valueDefinitions as unknown as Definitions).values()) {
    if (model === undefined || byModel.has(model)) continue;
    const control = localiseControl(stored, locale);
    byModel.set(model, { model, label: labelOf(control).trim() || model, control });
  }
  return [...byModel.values()];
}
