import type { ListedOrder } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { ErrorState, LoadingState, Section } from '@backlot/ui-kit';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DueDay } from '../../../../../kit/list/DueDay';
import { RecordLink } from '../../../../../kit/record/RecordLink';
import { useConsole } from '../../../../../shell/console/ConsoleContext';
import { managedOrderPath } from '../../../../trade/parts/order/orderPaths';
import css from './due.module.css';
import { dueStrings } from './dueStrings';
import { orderLists } from './orderLists';

const most = 5;

/** Running orders that end within a week, the soonest first, with how many of their creators are live: of the lists that this person manages, or the own ones. */
export function EndingOrders() {
  const t = useStrings(dueStrings);
  const can = useCan();
  const { client } = useConsole();
  const asked = orderLists(can);
  const found = useQueries({ queries: asked.map(({ page }) => client.query(page, { due: 'ending', pageNo: 1, pageSize: most })) });
  const failed = found.find(({ error, data }) => error && !data);
  const rows = found
    .flatMap(({ data }, at) => (data?.rows ?? []).map((order) => ({ order, path: asked[at]?.path ?? managedOrderPath })))
    .toSorted((one, other) => one.order.expireDate.localeCompare(other.order.expireDate))
    .slice(0, most);
  const isLoading = found.some(({ isPending }) => isPending);
  return (
    <Section
      title={t('ending')}
      actions={
        <span className={css.links}>
          {asked.map(({ key }, at) => {
            const count = found[at]?.data?.totalRows ?? 0;
            return (
              count > 0 && (
                <Link key={key} to={`/workOrder/${key}` as never} search={{ due: 'ending' } as never}>
                  {t(key, { count })}
                </Link>
              )
            );
          })}
        </span>
      }
    >
      {failed ? (
        <ErrorState dense title={t('failed')} onRetry={() => void failed.refetch()}>
          {failed.error?.message}
        </ErrorState>
      ) : isLoading ? (
        <LoadingState count={most} />
      ) : (
        <Orders rows={rows} />
      )}
    </Section>
  );
}

function Orders({ rows }: { rows: readonly { order: ListedOrder; path: (order: ListedOrder) => string }[] }) {
  const t = useStrings(dueStrings);
  if (rows.length === 0) return <p className={css.none}>{t('noEnding')}</p>;
  return (
    <ul className={css.list}>
      {rows.map(({ order, path }) => (
        <li key={order.id}>
          <span className={css.what}>
            <RecordLink path={path(order)} id={order.id}>
              {order.workOrderName}
            </RecordLink>
            <span className={css.quiet}>{[order.workOrderNo, order.shop.name].join(' · ')}</span>
          </span>
          <span className={css.when}>
            <DueDay day={order.expireDate} country={order.country} isRunning />
            <span className={css.live}>
              <span className={css.bar} aria-hidden="true">
                <span style={{ width: `${Math.min(100, (order.publishedNum / Math.max(1, order.requireUpNum)) * 100)}%` }} />
              </span>
              {t('live', { live: order.publishedNum, of: order.requireUpNum })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
