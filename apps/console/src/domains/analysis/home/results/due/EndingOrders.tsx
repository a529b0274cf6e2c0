import type { ListedOrder } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useQueries } from '@tanstack/react-query';
import { DueDay } from '../../../../../kit/list/DueDay';
import { RecordLink } from '../../../../../kit/record/RecordLink';
import { useConsole } from '../../../../../shell/console/ConsoleContext';
import { managedOrderPath } from '../../../../trade/parts/order/orderPaths';
import { DueSection, most } from './DueSection';
import css from './due.module.css';
import { dueStrings } from './dueStrings';
import { orderLists } from './orderLists';

/** Running orders that end within a week, the soonest first, with how many of their creators are live: of the lists that this person manages, or the own ones. */
export function EndingOrders() {
  const t = useStrings(dueStrings);
  const can = useCan();
  const { client } = useConsole();
  const asked = orderLists(can);
  const found = useQueries({ queries: asked.map(({ page }) => client.query(page, { due: 'ending', pageNo: 1, pageSize: most })) });
  const rows = found
    .flatMap(({ data }, at) => (data?.rows ?? []).map((order) => ({ order, path: asked[at]?.path ?? managedOrderPath })))
    .toSorted((one, other) => one.order.expireDate.localeCompare(other.order.expireDate))
    .slice(0, most);
  return (
    <DueSection
      title={t('ending')}
      found={found}
      links={asked.map(({ key }) => ({ to: `/workOrder/${key}`, search: { due: 'ending' }, text: (count) => t(key, { count }) }))}
      none={t('noEnding')}
    >
      {rows.map(({ order, path }) => (
        <Order key={order.id} order={order} path={path} />
      ))}
    </DueSection>
  );
}

function Order({ order, path }: { order: ListedOrder; path: (order: ListedOrder) => string }) {
  const t = useStrings(dueStrings);
  return (
    <li>
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
  );
}
