import type { NoticeRow } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { NoticeItem } from './NoticeItem';
import css from './NoticePanel.module.css';
import { strings } from './strings';

/** Notices of one kind and day as one row that opens; a single one is a row of its own. */
export function NoticeGroup({ rows, onOpen }: { rows: readonly NoticeRow[]; onOpen: (row: NoticeRow) => void }) {
  const t = useStrings(strings);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [newest, ...others] = rows;
  if (!newest) return null;
  if (others.length === 0) return <NoticeItem row={newest} onOpen={() => onOpen(newest)} />;
  const unread = rows.filter(({ status }) => status === 0).length;
  return (
    <>
      <button type="button" aria-expanded={isOpen} data-unread={unread > 0 || undefined} onClick={() => setOpen(!isOpen)}>
        <strong>{newest.title}</strong>
        {unread > 0 && <span className={css.new}>{t('unreadOf', { count: unread })}</span>}
        <span className={css.text}>{t('alike', { count: rows.length })}</span>
        <time title={format.exact(newest.publicTime)}>{format.relative(newest.publicTime)}</time>
      </button>
      {isOpen && (
        <ul className={css.group}>
          {rows.map((row) => (
            <li key={row.msgId}>
              <NoticeItem row={row} onOpen={() => onOpen(row)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
