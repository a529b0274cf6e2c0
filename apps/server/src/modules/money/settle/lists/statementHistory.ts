import { type HistoryRow, recordName } from '@backlot/contract';
import type { Db } from '../../../../db/database';
import type { settlementStatements } from '../../../../tables/money/settlement';
import { historyOf } from '../../../base/lifeCycle';
import { namedFor, type Viewer } from '../../../base/sight';
import { seesPayment } from '../sight';
import { requireInSight } from './statements';

/** What a batch did to all of its statements. */
const ofAll = new Set(['settle.settle', 'settle.confirm', 'settle.void']);

type Which = Pick<typeof settlementStatements.$inferSelect, 'id' | 'batchId' | 'beneficiaryType' | 'beneficiaryId'>;

const ofBatch = (id: string) => recordName('settle', id);
const ofStatement = (id: string) => recordName('settleStatement', id);

/** What happened to a statement in sight, to its batch where that concerns it, and to its money. */
export async function statementHistory(db: Db, id: string, viewer: Viewer): Promise<HistoryRow[]> {
  const histories = await historiesOf(db, [await requireInSight(db, id, viewer)], viewer);
  return histories.get(id) ?? [];
}

/** The same of many statements that are known to be in sight, by their id. */
export async function historiesOf(db: Db, statements: readonly Which[], viewer: Viewer): Promise<Map<string, HistoryRow[]>> {
  const wanted = new Set(statements.map(({ id }) => id));
  const rows = await historyOf(db, {
    objects: new Map(statements.flatMap(({ id, batchId }) => [ofBatch(batchId), ofStatement(id)]).map((object) => [object, null])),
    language: viewer.language,
    isShown: ({ object, action, detail }) =>
      object?.startsWith('settleStatement:') || ofAll.has(action) || wanted.has(String(detail['statement'])),
    isNamed: namedFor(viewer),
    subjectOf: ({ object, action, detail }) =>
      object?.startsWith('settleStatement:') || ofAll.has(action) ? object : ofStatement(String(detail['statement'])),
  });
  const place = new Map(rows.map(({ id }, index) => [id, index]));
  const found = Map.groupBy(rows, ({ subject }) => subject);
  return new Map(
    statements.map((statement) => {
      const { id, batchId } = statement;
      const own = [...(found.get(ofBatch(batchId)) ?? []), ...(found.get(ofStatement(id)) ?? [])];
      const isMoneyShown = seesPayment(viewer, statement);
      return [
        id,
        own
          .toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
          // Why a payment failed or went back may be told by the number of a bank.
          .map(({ subject: _subject, ...row }) =>
            isMoneyShown || !row.action.startsWith('settleStatement.') ? row : { ...row, reason: null },
          ),
      ];
    }),
  );
}
