import type { Control } from '../document/control';
import { labelOf } from '../document/controlText';
import type { CommandSurroundings } from './command';

/** How a control is called: its label, else the name of its type. */
export function nameOfControl(control: Control, { controls, locale }: Pick<CommandSurroundings, 'controls' | 'locale'>): string {
  return labelOf(control) || controls.get(control.type)?.name[locale] || String(control.type);
}
