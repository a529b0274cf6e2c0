import type { Effect, Condition } from '../document/conditions/conditions';
import { withCondition } from '../document/conditions/conditions';
import { updateControl } from '../document/tree/editTree';
import { findControl } from '../document/tree/findControl';
import { updateConfig, updateProperty } from '../document/tree/updateProperty';
import { withTranslation } from '../document/translations';
import type { Locale } from '@backlot/i18n';
import { withChange } from '../store/changeState';
import { type DesignerState, documentIn } from '../store/designerState';
import type { CommandSurroundings } from './command';
import { nameOfControl } from './nameOfControl';

/** Changes one property of a control; `property` is its name for undo. */
export function changeProperty(
  state: DesignerState,
  { key, path, value, property }: { key: string; path: string; value: unknown; property: string },
  surroundings: CommandSurroundings,
): DesignerState {
  const control = findControl(documentIn(state), key);
  if (!control) return state;
  const document = updateProperty(documentIn(state), { key, path, value });
  const step = { key: 'changed', values: { property, name: nameOfControl(control, surroundings) } } as const;
  return withChange(state, { snapshot: { document }, step, at: surroundings.now(), speech: null, settings: surroundings.settings });
}

/** Changes settings of the form together, such as labelCol with wrapperCol. */
export function changeConfig(
  state: DesignerState,
  { values, property }: { values: Readonly<Record<string, unknown>>; property: string },
  surroundings: CommandSurroundings,
): DesignerState {
  const document = Object.entries(values).reduce((now, [path, value]) => updateConfig(now, path, value), documentIn(state));
  const step = { key: 'changedForm', values: { property } } as const;
  return withChange(state, { snapshot: { document }, step, at: surroundings.now(), speech: null, settings: surroundings.settings });
}

/** Sets or takes away a condition of a control. */
export function changeCondition(
  state: DesignerState,
  { key, effect, condition }: { key: string; effect: Effect; condition: Condition | undefined },
  surroundings: CommandSurroundings,
): DesignerState {
  const control = findControl(documentIn(state), key);
  if (!control) return state;
  const document = updateControl(documentIn(state), key, (now) => withCondition(now, effect, condition));
  const step = { key: 'conditionSet', values: { name: nameOfControl(control, surroundings) } } as const;
  return withChange(state, { snapshot: { document }, step, at: surroundings.now(), speech: null, settings: surroundings.settings });
}

/** Writes one text of a control in another language. */
export function changeTranslation(
  state: DesignerState,
  { key, locale, id, text }: { key: string; locale: Locale; id: string; text: string },
  surroundings: CommandSurroundings,
): DesignerState {
  const control = findControl(documentIn(state), key);
  if (!control) return state;
  const document = updateControl(documentIn(state), key, (now) => withTranslation(now, { locale, id, text }));
  const step = { key: 'translated', values: { name: nameOfControl(control, surroundings) } } as const;
  return withChange(state, { snapshot: { document }, step, at: surroundings.now(), speech: null, settings: surroundings.settings });
}
