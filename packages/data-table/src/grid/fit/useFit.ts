import { useEffect, useMemo } from 'react';
import { menuRoom } from '../../actions/actionRoom';
import type { Fit, Needs } from '../../layout/columnRoom';
import { lacksRoom, pickWidth } from '../../layout/lacksRoom';
import { stepAside } from '../../layout/stepAside';
import type { ArrangedColumn } from '../../layout/TableLayout';
import type { TableGridProps } from '../TableGridProps';

type Room<Row extends object> = Pick<
  TableGridProps<Row>,
  'arranged' | 'sortField' | 'picked' | 'renderActions' | 'actionsWidth' | 'width' | 'isNarrow' | 'onAside'
>;

/** How a table is laid out in its room, and its columns without those that give way. */
export function useFit<Row extends object>(
  { arranged, sortField, picked, renderActions, actionsWidth, width, isNarrow, onAside }: Room<Row>,
  needs: Needs,
): { fit: Fit; arranged: readonly ArrangedColumn<Row>[] } {
  const picking = picked ? pickWidth : 0;
  const isCrowded = lacksRoom({ arranged, needs, width, isNarrow, besides: (renderActions ? actionsWidth : 0) + picking });
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
  return { fit, arranged: shown };
}
