import type { OnlineUserRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { StatusChip } from '@backlot/ui-kit';
import { TwoLines } from '../../../kit/list/TwoLines';
import css from './SessionPerson.module.css';
import { strings } from './strings';

/** Name and account of a session, and whether it is the one that looks. */
export function SessionPerson({ row }: { row: OnlineUserRow }) {
  const t = useStrings(strings);
  return (
    <span className={css.person}>
      <TwoLines second={row.account}>{row.name}</TwoLines>
      {row.current && <StatusChip tone="info">{t('you')}</StatusChip>}
    </span>
  );
}
