import type { RowAction } from './RowAction';

const paddings = 22;
const moreButton = 30;
const cell = 20;
const narrowest = 90;
const step = 20;

/** Width in px of the column that holds these rows' actions, in steps so that pages rarely differ; 0 when no row has one. */
export function actionsWidth(rows: readonly (readonly RowAction[])[], inline: number): number {
  const needed = Math.max(
    0,
    ...rows.map((actions) =>
      actions.slice(0, inline).reduce((sum, { label }) => sum + paddings + widthOf(label), actions.length > inline ? moreButton : 0),
    ),
  );
  return needed && Math.max(narrowest, Math.ceil((needed + cell) / step) * step);
}

/** About how wide a label is at 13 px, semibold: Chinese characters are square, the others half as wide. */
const widthOf = (label: string): number => [...label].reduce((sum, letter) => sum + (letter > '\u2E7F' ? 13 : 7.2), 0);
