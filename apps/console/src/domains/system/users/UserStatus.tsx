import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { StatusChip } from '@backlot/ui-kit';
import { use } from 'react';
import { ListContext } from '../../../kit/query/ListContext';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { strings } from './strings';
import type { User } from './User';
import css from './UserStatus.module.css';

interface UserStatusProps {
  user: User;
  onToggle: (user: User, list: ListHandle) => void;
}

/** Enabled or not; a click asks for the opposite. */
export function UserStatus({ user, onToggle }: UserStatusProps) {
  const t = useStrings(strings);
  const list = use(ListContext);
  const mayEdit = useCan()('sysUser.edit') && user.can.includes('edit');
  const word = t(user.status === 0 ? 'enabled' : 'disabled');
  const chip = <StatusChip tone={user.status === 0 ? 'ok' : 'neutral'}>{word}</StatusChip>;
  if (!mayEdit || !list) return chip;
  const hint = t(user.status === 0 ? 'disableAsk' : 'enableAsk', { name: user.name });
  return (
    <button type="button" className={css.toggle} title={hint} aria-label={`${word}. ${hint}`} onClick={() => onToggle(user, list)}>
      {chip}
    </button>
  );
}
