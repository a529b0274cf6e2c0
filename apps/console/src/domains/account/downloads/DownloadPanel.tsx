import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import { useStrings } from '@backlot/i18n/react';
import { DateField, EmptyState, ErrorState, LoadingState, PopoverPanel, SearchField, unreadableDay } from '@backlot/ui-kit';
import { useState } from 'react';
import { useRested } from '../../../kit/useRested';
import { DownloadList } from './DownloadList';
import css from './DownloadPanel.module.css';
import { strings } from './strings';
import { type DownloadFilter, pageSize, useDownloads } from './useDownloads';

const everything: DownloadFilter = { fileName: '', from: '', to: '' };

/** What is no day yet narrows nothing. */
const dayOf = (typed: string) => (typed === unreadableDay ? '' : typed);

/** The own exports, 800 px wide, 5 on a page, by name and days (spec section 2.8). */
export function DownloadPanel({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const t = useStrings(strings);
  const [filter, setFilter] = useState(everything);
  const [asked, setAsked] = useState(1);
  const rested = useRested(filter);
  const { data, error, isPlaceholderData, refetch } = useDownloads({ ...rested, from: dayOf(rested.from), to: dayOf(rested.to) }, asked);
  const lastPage = Math.max(1, Math.ceil((data?.totalRows ?? 0) / pageSize));
  // The last page may have emptied under a removal.
  if (data && !isPlaceholderData && asked > lastPage) setAsked(lastPage);
  const narrow = (part: Partial<DownloadFilter>) => {
    setFilter({ ...filter, ...part });
    setAsked(1);
  };
  const isFiltered = Object.values(rested).some(Boolean);
  const first = (asked - 1) * pageSize;
  return (
    <PopoverPanel
      anchor={anchor}
      onClose={onClose}
      title={t('title')}
      width={800}
      height={388}
      top={
        <div className={css.filters}>
          <SearchField label={t('name')} placeholder={t('name')} value={filter.fileName} onChange={(fileName) => narrow({ fileName })} />
          <DateField size="small" label={t('from')} value={filter.from} onChange={(from) => narrow({ from })} max={dayOf(filter.to)} />
          <DateField size="small" label={t('to')} value={filter.to} onChange={(to) => narrow({ to })} min={dayOf(filter.from)} />
        </div>
      }
      {...(data &&
        data.totalRows > 0 && {
          footer: (
            <div className={css.footer}>
              <span>{t('range', { from: first + 1, to: first + data.rows.length, total: data.totalRows })}</span>
              {lastPage > 1 && (
                <Pagination
                  size="small"
                  page={Math.min(asked, lastPage)}
                  count={lastPage}
                  onChange={(_, page) => setAsked(page)}
                  aria-label={t('pages')}
                />
              )}
            </div>
          ),
        })}
    >
      {error && (
        <ErrorState dense={Boolean(data)} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!data && !error && (
        <div className={css.loading}>
          <LoadingState shape="lines" count={pageSize} />
        </div>
      )}
      {data && data.totalRows > 0 && <DownloadList rows={data.rows} />}
      {data?.totalRows === 0 && (
        <EmptyState
          title={t(isFiltered ? 'emptyFiltered' : 'empty')}
          {...(isFiltered && { action: <Button onClick={() => narrow(everything)}>{t('clear')}</Button> })}
        >
          {!isFiltered && t('emptyHint')}
        </EmptyState>
      )}
    </PopoverPanel>
  );
}
