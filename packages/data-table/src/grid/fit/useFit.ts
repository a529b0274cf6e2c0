import { useEffect, useMemo } from 'react';
import { type ActionRoom, menuRoom } from '../../actions/actionRoom';
import { columnRoom, type Fit, type Needs } from '../../layout/columnRoom';
import { lacksRoom, pickWidth } from '../../layout/lacksRoom';
import { stepAside } from '../../layout/stepAside';
import type { ArrangedColumn } from '../../layout/TableLayout';
import type { TableGridProps } from '../TableGridProps';

type Room<Row extends object> = Pick<
  TableGridProps<Row>,
  'arranged' | 'sortField' | 'picked' | 'renderActions' | 'actionRoom' | 'width' | 'isNarrow' | 'onAside'
>;

/** The actions of a row that are buttons, and the width in px of their column; `isSpare` where they gave way to columns. */
export interface ShownActions {
  inline: number;
  width: number;
  isSpare: boolean;
}

/** A menu alone on a narrow screen; one button where a second would push a column out of view. */
function shownActions(fit: Fit, { inline, width, lone }: ActionRoom, left: number): ShownActions {
  if (fit === 'narrow') return { inline: 0, width: menuRoom, isSpare: true };
  return fit === 'tight' && inline > 1 && width > left && lone <= left
    ? { inline: 1, width: lone, isSpare: true }
    : { inline, width, isSpare: false };
}

/** How a table is laid out in its room, and its columns without those that give way. */
export function useFit<Row extends object>(
  { arranged, sortField, picked, renderActions, actionRoom, width, isNarrow, onAside }: Room<Row>,
  needs: Needs,
): { fit: Fit; arranged: readonly ArrangedColumn<Row>[]; actions: ShownActions } {
  const picking = picked ? pickWidth : 0;
  const isCrowded = lacksRoom({ arranged, needs, width, isNarrow, besides: (renderActions ? actionRoom.width : 0) + picking });
  const fit = isCrowded ? (isNarrow ? 'narrow' : 'tight') : 'wide';
  const besides = (renderActions ? menuRoom : 0) + picking;
  const said = JSON.stringify(fit === 'narrow' ? stepAside({ arranged, besides, width, needs, sortField }) : []);
  const aside = useMemo(() => JSON.parse(said) as readonly string[], [said]);
  useEffect(() => {
    onAside(aside);
    return () => onAside([]);
  }, [onAside, aside]);
  const shown = useMemo(
    () => (aside.length > 0 ? arranged.map((it) => (aside.includes(it.column.field) ? { ...it, isVisible: false } : it)) : arranged),
    [arranged, aside],
  );
  const tight = arranged.reduce((sum, it) => (it.isVisible ? sum + columnRoom(it, needs, 'tight').width : sum), picking);
  const left = width - tight;
  const { inline, width: actionsWidth, lone } = actionRoom;
  const actions = useMemo(() => shownActions(fit, { inline, width: actionsWidth, lone }, left), [fit, inline, actionsWidth, lone, left]);
  return { fit, arranged: shown, actions };
}
