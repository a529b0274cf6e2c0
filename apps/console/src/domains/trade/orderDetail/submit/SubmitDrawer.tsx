import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { CandidateRow, WorkOrderDetail } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { EmptyState, ErrorState, LoadingState, SideDrawer } from '@backlot/ui-kit';
import { useState } from 'react';
import { strings } from '../strings';
import type { OrderDesk } from '../useOrderDesk';
import { BriefStrip } from './BriefStrip';
import { CandidateList } from './CandidateList';
import { CreatorPreview } from './CreatorPreview';
import { noFilters } from './filters';
import { FitLegend } from './FitMarks';
import css from './picker.module.css';
import { PickerFilters } from './PickerFilters';
import { pickerStrings } from './pickerStrings';
import { PickTray } from './PickTray';
import { PlacesLeft } from './PlacesLeft';
import { useCandidates } from './useCandidates';
import { useSubmitPicks } from './useSubmitPicks';

/** Creators for an order: the brief above, the list with how each fits, one profile beside it, the chosen below. */
export function SubmitDrawer({ order, desk }: { order: WorkOrderDetail; desk: OrderDesk }) {
  const t = useStrings(strings);
  const word = useStrings(pickerStrings);
  const [filters, setFilters] = useState(noFilters);
  const [shown, setShown] = useState<CandidateRow>();
  const { found, first, rows } = useCandidates(order.id, filters);
  const beside = shown ?? rows[0];
  const { submit, isBusy, problem } = useSubmitPicks(order.id, desk);
  const isWide = useMediaQuery('(min-width: 900px)', { noSsr: true });
  const places = <PlacesLeft order={order} chosen={desk.picks.rows.length} />;
  return (
    <SideDrawer
      open
      title={t('submitTitle')}
      subtitle={
        <>
          {`${order.workOrderName} · ${order.workOrderNo}`}
          {!isWide && places}
        </>
      }
      tools={isWide && places}
      width={1240}
      onClose={desk.closeSubmit}
      {...(first && {
        actions: (
          <PickTray
            picks={desk.picks}
            brief={first.brief}
            onPick={desk.pick}
            isBusy={isBusy}
            problem={problem}
            onSubmit={() => void submit()}
          />
        ),
      })}
    >
      <div className={css.top}>
        {first && <BriefStrip order={order} brief={first.brief} />}
        <PickerFilters filters={filters} brief={first?.brief} owners={first?.owners} onChange={setFilters} />
      </div>
      {found.isError && (
        <ErrorState dense onRetry={() => void found.refetch()}>
          {found.error.message}
        </ErrorState>
      )}
      {found.isPending && <LoadingState shape="table" count={8} />}
      {found.isSuccess && rows.length === 0 && (
        <EmptyState dense title={t('noCandidates')}>
          {t('noCandidatesHint')}
        </EmptyState>
      )}
      {first && rows.length > 0 && (
        <div className={css.columns} aria-busy={found.isFetching}>
          <Box sx={{ minWidth: 0, opacity: found.isPlaceholderData ? 0.6 : 1 }}>
            <CandidateList
              orderId={order.id}
              shopName={order.shop.name}
              rows={rows}
              brief={first.brief}
              sort={filters.sort}
              onSort={(sort) => setFilters({ ...filters, sort })}
              shown={shown}
              onShow={setShown}
              picks={desk.picks}
              onPick={desk.pick}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, columnGap: 5, pt: 3, color: 'ink.third' }}>
              {word('shown', { shown: rows.length, count: first.totalRows })}
              <FitLegend />
              {found.hasNextPage && (
                <Button loading={found.isFetchingNextPage} sx={{ ml: 'auto' }} onClick={() => void found.fetchNextPage()}>
                  {word('more')}
                </Button>
              )}
            </Box>
          </Box>
          {beside && (
            <aside className={css.beside}>
              <CreatorPreview orderId={order.id} row={beside} brief={first.brief} />
            </aside>
          )}
        </div>
      )}
    </SideDrawer>
  );
}
