import type { NoticeRow } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import css from './NoticePanel.module.css';
import { strings } from './strings';

/** One notice: title, its lines, when it came, and whether it is new. */
export function NoticeItem({ row: { title, content, publicTime, status }, onOpen }: { row: NoticeRow; onOpen: () => void }) {
  const t = useStrings(strings);
  const format = useFormat();
  return (
    <button type="button" data-unread={status === 0 || undefined} onClick={onOpen}>
      <strong>{title}</strong>
      {status === 0 && <span className={css.new}>{t('unread')}</span>}
      <span className={css.text}>{content}</span>
      <time title={format.exact(publicTime)}>{format.relative(publicTime)}</time>
    </button>
  );
}
