import { type HomeFigure, paymentLife, settlementLife } from '@backlot/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import { numberOfRows } from '../../../../db/list/countRows';
import { jsonRowsOf } from '../../../../db/together/jsonRowsOf';
import { holds } from '../../../../http/requests/caller';
import { payments } from '../../../../tables/money/payment';
import { settlementBatches, settlementStatements } from '../../../../tables/money/settlement';
import type { Viewer } from '../../../base/sight';
import { trialBalance } from '../../../money/book';
import { isUnpaid, owes, waitsForAnswer, waitsForConfirming } from '../../../money/settle';
import { dayIn, presentAmount } from '../../../system/country';
import { stateQuery } from '../stateQuery';
import { figure } from './figure';

/** The month that is settled now, what waits for a second person, what is to be paid, and whether the books are even. */
export async function monthResults(db: Db, viewer: Viewer, now: Date): Promise<HomeFigure[]> {
  const month = monthBefore(dayIn('SG', now));
  const [batches, books] = await Promise.all([ofBatches(db, month, viewer), holds(viewer.caller, 'book.query') ? ofBooks(db) : []]);
  return [...batches, ...books];
}

/** `2026-10` on any day of November 2026. */
function monthBefore(day: string): string {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - 1);
  return first.toISOString().slice(0, 7);
}

async function ofBatches(db: Db, month: string, viewer: Viewer): Promise<HomeFigure[]> {
  const batches = (where: SQL | undefined) => numberOfRows({ table: settlementBatches, where });
  const ofMonth = (state: keyof typeof settlementLife.states) =>
    batches(and(eq(settlementBatches.settleMonth, month), inState(settlementLife, settlementBatches, state)));
  const onTheWay = numberOfRows({ table: payments, where: eq(payments.payStatus, paymentLife.states.paying) });
  const [[row], due] = await Promise.all([
    jsonRowsOf<Record<'preview' | 'pending' | 'settled' | 'confirm' | 'answer' | 'unpaid' | 'way', number>>(
      db,
      sql`select ${ofMonth('preview')} preview, ${ofMonth('pending')} pending, ${ofMonth('settled')} settled,
        ${batches(waitsForConfirming(viewer))} confirm, ${batches(waitsForAnswer)} answer, ${batches(isUnpaid)} unpaid, ${onTheWay} way`,
    ),
    amountsDue(db),
  ]);
  const ofState = (state: keyof typeof settlementLife.states) => `/settle?settleMonth=${month}&${stateQuery(settlementLife, state)}`;
  const open = (link: string) => (holds(viewer.caller, 'settle.preview') ? link : null);
  return [
    figure('batchesPreview', row?.preview ?? 0, { link: open(ofState('preview')) }),
    figure('batchesLocked', row?.pending ?? 0, { link: open(ofState('pending')) }),
    figure('batchesSettled', row?.settled ?? 0, { link: open(ofState('settled')) }),
    figure('batchesToConfirm', row?.confirm ?? 0, { link: open('/settle?waits=confirm') }),
    figure('disputesToAnswer', row?.answer ?? 0, { link: open('/settle?waits=answer') }),
    figure('paymentsDue', row?.unpaid ?? 0, { amounts: due, link: open('/settle?unpaid=yes') }),
    figure('paymentsUnderWay', row?.way ?? 0, {
      link: holds(viewer.caller, 'payment.query') ? `/payment?${stateQuery(paymentLife, 'paying')}` : null,
    }),
  ];
}

/** What the statements of unpaid batches still owe, by currency. */
async function amountsDue(db: Db): Promise<HomeFigure['amounts']> {
  const rows = await jsonRowsOf<{ currency: string; amount: string }>(
    db,
    sql`select ${settlementBatches.currency} currency, sum(${settlementStatements.payableAmount})::numeric(18, 2)::text amount
      from ${settlementStatements} join ${settlementBatches} on ${settlementBatches.id} = ${settlementStatements.batchId}
      where ${and(isUnpaid, owes)} group by 1 having sum(${settlementStatements.payableAmount}) <> 0 order by 1`,
  );
  return rows.map(({ currency, amount }) => ({ currency, amount: presentAmount(amount, currency) ?? amount }));
}

/** Currencies whose books are even, and by how much the others are not. */
async function ofBooks(db: Db): Promise<HomeFigure[]> {
  const books = await trialBalance(db, {});
  const odd = books.filter(({ difference }) => Number(difference) !== 0);
  return [
    figure('booksEven', books.length - odd.length, {
      of: books.length,
      amounts: odd.map(({ currency, difference }) => ({ currency, amount: difference })),
      link: '/book',
    }),
  ];
}
