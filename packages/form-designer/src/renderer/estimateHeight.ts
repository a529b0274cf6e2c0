import type { Control } from '../document/control';
import { slotsOf } from '../document/parse/controlShape';
import { drawnLevels } from '../document/tree/drawnLevels';
import { type Definitions, definitionOf } from './fieldIndex';

const lineHeight = 40;
const gap = 24;
const labelHeight = 26;

interface Estimate {
  readonly definitions: Definitions;
  /** Labels stand above the fields and take height of their own. */
  readonly hasLabelsAbove: boolean;
}

/** Height in px to keep free for controls that are not mounted yet. */
export function estimateHeight(controls: readonly Control[], estimate: Estimate, level = 0): number {
  if (level > drawnLevels) return lineHeight;
  return controls.reduce((sum, control) => sum + heightOf(control, estimate, level), 0);
}

function heightOf(control: Control, estimate: Estimate, level: number): number {
  if ((control.options as { hidden?: unknown } | undefined)?.hidden === true) return 0;
  const definition = definitionOf(control, estimate.definitions);
  const own = definition?.height ?? lineHeight;
  const heights = definition?.subform ? [] : slotsOf(control).map(({ list }) => estimateHeight(list, estimate, level + 1));
  if (definition?.isBare) return own + gap + innerHeight(control, heights);
  return own + gap + (estimate.hasLabelsAbove ? labelHeight : 0);
}

/** Columns lie beside each other, rows and lists below each other. */
function innerHeight(control: Control, heights: readonly number[]): number {
  if (control.columns) return Math.max(0, ...heights);
  if (!control.trs) return heights.reduce((sum, height) => sum + height, 0);
  const columns = Math.max(1, control.trs[0]?.tds.length ?? 1);
  return heights.reduce((sum, height) => sum + height, 0) / columns;
}
