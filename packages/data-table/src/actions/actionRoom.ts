import { labelWidth } from '../layout/labelWidth';
import type { RowAction } from './RowAction';

/** How many actions of a row are buttons, the others wait in a menu; and the width in px of the column that holds them. */
export interface ActionRoom {
  inline: number;
  width: number;
  /** The width with one button, where that is all there is room for. */
  lone: number;
}

const fontSize = 13;
const paddings = 22;
const moreButton = 30;
const cell = 20;
const narrowest = 90;
const step = 10;
/** What names need goes before a second button. */
const widest = 180;
/** Actions of a card beside each other, where lines wrap. */
export const inlineOnCards = 3;

/** Of a column of menus, in px: what its button and the sides of a cell take. */
export const menuRoom = 52;

/** Room for these rows' actions, in steps so that pages rarely differ; width 0 when no row has one. Long labels leave one button. */
export function actionRoom(rows: readonly (readonly RowAction[])[], most: number): ActionRoom {
  const [width, lone] = [widthWith(rows, most), widthWith(rows, Math.min(most, 1))];
  return most > 1 && width > widest ? { inline: 1, width: lone, lone } : { inline: most, width, lone };
}

function widthWith(rows: readonly (readonly RowAction[])[], inline: number): number {
  const needed = Math.max(
    0,
    ...rows.map((actions) =>
      actions
        .slice(0, inline)
        .reduce((sum, { label }) => sum + paddings + labelWidth(label, fontSize), actions.length > inline ? moreButton : 0),
    ),
  );
  return needed && Math.max(narrowest, Math.ceil((needed + cell) / step) * step);
}
