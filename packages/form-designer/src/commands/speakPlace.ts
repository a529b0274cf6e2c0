import { translator } from '@backlot/i18n';
import { childrenIn, findControl, type Place } from '../document/tree/findControl';
import type { FormDocument } from '../document/formDocument';
import { cellOf } from '../document/tree/slots';
import { speechStrings } from '../words/speechStrings';
import type { CommandSurroundings } from './command';
import { nameOfControl } from './nameOfControl';

/** A place as a sentence: 'Position 2 of 3 in Contact, column 1'. */
export function speakPlace({
  document,
  place,
  surroundings,
}: {
  document: FormDocument;
  place: Place;
  surroundings: Pick<CommandSurroundings, 'controls' | 'locale'>;
}): string {
  const t = translator(speechStrings, surroundings.locale);
  const count = (childrenIn(document, place)?.length ?? 0) + 1;
  const values = { index: place.index + 1, count };
  const parent = place.parent === null ? undefined : findControl(document, place.parent);
  if (!parent) return t('placeInForm', values);
  const container = nameOfControl(parent, surroundings);
  const cell = cellOf(place.slot);
  if (cell) return t('placeInCell', { ...values, container, row: cell.row + 1, column: cell.column + 1 });
  if (place.slot === 'list') return t('placeInSlot', { ...values, container });
  const at = Number(place.slot.slice('columns.'.length));
  return t('placeInColumn', { ...values, container, column: parent.columns?.[at]?.label || String(at + 1) });
}
