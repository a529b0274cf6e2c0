import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { DownloadRow } from '@backlot/contract';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { formatBytes, StatusChip, type StatusChipProps, TimeText } from '@backlot/ui-kit';
import { Fragment } from 'react';
import css from './DownloadPanel.module.css';
import { strings } from './strings';
import { useDownloadActions } from './useDownloads';

/** The exports of a page: name, time, state, and what can be done with each. */
export function DownloadList({ rows }: { rows: readonly DownloadRow[] }) {
  const t = useStrings(strings);
  return (
    <ul className={css.list} aria-label={t('list')}>
      {rows.map((row) => (
        <li key={row.id}>
          <Export row={row} />
        </li>
      ))}
    </ul>
  );
}

function Export({
  row: { id, fileName, createTime, taskStatus, progress, rowCount, fileSize, expireTime, failReason },
}: {
  row: DownloadRow;
}) {
  const t = useStrings(strings);
  const locale = useLocale();
  const format = useFormat();
  const { download, retry, cancel } = useDownloadActions();
  const { word, tone } = states[taskStatus] ?? unknown;
  const facts = [rowCount !== null && t('rows', { count: rowCount }), fileSize !== null && formatBytes(fileSize, locale)]
    .filter(Boolean)
    .join(' · ');
  const name = (action: string) => t('of', { action, name: fileName });
  return (
    <>
      <span className={css.file}>
        <strong>
          <BrokenName name={fileName} />
        </strong>
        {facts && <span>{facts}</span>}
      </span>
      <TimeText value={createTime} />
      <span className={css.state}>
        <StatusChip tone={tone}>{t(word, { percent: progress })}</StatusChip>
        {taskStatus === 1 && <LinearProgress variant="determinate" value={progress} aria-label={t('progress', { name: fileName })} />}
        {taskStatus === 2 && expireTime && <span>{t('until', { time: format.day(expireTime) })}</span>}
        {taskStatus === 3 && failReason && <span>{failReason}</span>}
        {taskStatus === 4 && <span>{t('expiredHint')}</span>}
      </span>
      <span className={css.actions}>
        {taskStatus === 2 && (
          <Button
            size="small"
            variant="contained"
            loading={download.isPending}
            aria-label={name(t('download'))}
            onClick={() => download.mutate(id)}
          >
            {t('download')}
          </Button>
        )}
        {taskStatus === 3 && (
          <Button size="small" variant="outlined" loading={retry.isPending} aria-label={name(t('retry'))} onClick={() => retry.mutate(id)}>
            {t('retry')}
          </Button>
        )}
        <Button
          size="small"
          color="inherit"
          loading={cancel.isPending}
          aria-label={name(t(taskStatus < 2 ? 'cancel' : 'remove'))}
          onClick={() => cancel.mutate(id)}
        >
          {t(taskStatus < 2 ? 'cancel' : 'remove')}
        </Button>
      </span>
    </>
  );
}

/** A long name breaks between its parts, not inside its time. */
const BrokenName = ({ name }: { name: string }) =>
  name.split(/(?<=_)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));

interface State {
  word: 'queued' | 'running' | 'ready' | 'failed' | 'expired';
  tone: NonNullable<StatusChipProps['tone']>;
}

/** By `taskStatus` (domain/life-cycles 3.13). */
const states: readonly State[] = [
  { word: 'queued', tone: 'neutral' },
  { word: 'running', tone: 'info' },
  { word: 'ready', tone: 'ok' },
  { word: 'failed', tone: 'bad' },
  { word: 'expired', tone: 'warn' },
];

const unknown: State = { word: 'queued', tone: 'neutral' };
