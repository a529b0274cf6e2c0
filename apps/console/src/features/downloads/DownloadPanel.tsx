import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import TextField from '@mui/material/TextField';
import { useStrings } from '@backlot/i18n/react';
import { EmptyState, ErrorState, LoadingState, PopoverPanel, SearchField } from '@backlot/ui-kit';
import { useState } from 'react';
import { useRested } from '../../shared/useRested';
import { DownloadList } from './DownloadList';
import css from './DownloadPanel.module.css';
import { strings } from './strings';
import { type DownloadFilter, pageSize, useDownloads } from './useDownloads';

const everything: DownloadFilter = { fileName: '', from: '', to: '' };

/** The own exports, 800 px wide, 5 on a page, by name and days (spec section 2.8). */
export function DownloadPanel({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const t = useStrings(strings);
  const [filter, setFilter] = useState(everything);
  const [asked, setAsked] = useState(1);
  const rested = useRested(filter);
  const { data, error, isPlaceholderData, refetch } = useDownloads(rested, asked);
  const lastPage = Math.max(1, Math.ceil((data?.totalRows ?? 0) / pageSize));
  // The last page may have emptied under a removal.
  if (data && !isPlaceholderData && asked > lastPage) setAsked(lastPage);
  const narrow = (part: Partial<DownloadFilter>) => {
    setFilter({ ...filter, ...part });
    setAsked(1);
  };
  const isFiltered = Object.values(rested).some(Boolean);
  const first = (asked - 1) * pageSize;
  const shrunk = { inputLabel: { shrink: true } };
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
          <TextField type="date" size="small" label={t('from')} value={filter.from} onChange={(event) => narrow({ from: event.target.value })} slotProps={{ ...shrunk, htmlInput: { max: filter.to || undefined } }} />
          <TextField type="date" size="small" label={t('to')} value={filter.to} onChange={(event) => narrow({ to: event.target.value })} slotProps={{ ...shrunk, htmlInput: { min: filter.from || undefined } }} />
        </div>
      }
      {...(data &&
        data.totalRows > 0 && {
          footer: (
            <div className={css.footer}>
              <span>{t('range', { from: first + 1, to: first + data.rows.length, total: data.totalRows })}</span>
              {lastPage > 1 && <Pagination size="small" page={Math.min(asked, lastPage)} count={lastPage} onChange={(_, page) => setAsked(page)} aria-label={t('pages')} />}
            </div>
          ),
        })}
    >
      {error && <ErrorState dense={Boolean(data)} onRetry={() => void refetch()}>{error.message}</ErrorState>}
      {!data && !error && <LoadingState shape="lines" count={pageSize} />}
      {data && data.totalRows > 0 && <DownloadList rows={data.rows} />}
      {data?.totalRows === 0 && (
        <EmptyState title={t(isFiltered ? 'emptyFiltered' : 'empty')} {...(isFiltered && { action: <Button onClick={() => narrow(everything)}>{t('clear')}</Button> })}>
          {!isFiltered && t('emptyHint')}
        </EmptyState>
      )}
    </PopoverPanel>
  );
}
