import type { Rehearsal } from '@backlot/contract';
import type { CrudRow } from '../list/CrudArea';
import type { ListHandle } from '../query/ListHandle';

interface RowsToRehearse<Row extends CrudRow> {
  ids: readonly string[];
  list: Pick<ListHandle<Row>, 'nameOf' | 'rowOf'>;
  /** What each row must allow. */
  action: string;
  /** Said of a row that does not. */
  whyNot: string;
  /** Rows that would stay as they are. */
  isUnchanged?: (row: Row) => boolean;
}

/** What an action would do to rows on screen, by the `can` that the server sent with each; the server decides again when it runs. */
export function rehearseRows<Row extends CrudRow>({
  ids,
  list,
  action,
  whyNot,
  isUnchanged = () => false,
}: RowsToRehearse<Row>): Rehearsal {
  const known = ids.map((id) => ({ id, row: list.rowOf(id) }));
  const refused = known
    .filter(({ row }) => row && !row.can.includes(action))
    .map(({ id }) => ({ id, name: list.nameOf(id), code: 0, message: whyNot }));
  const unchangedIds = known.filter(({ row }) => row?.can.includes(action) && isUnchanged(row)).map(({ id }) => id);
  return {
    total: ids.length,
    willChange: ids.length - refused.length - unchangedIds.length,
    unchanged: unchangedIds.length,
    unchangedIds,
    refused,
  };
}
