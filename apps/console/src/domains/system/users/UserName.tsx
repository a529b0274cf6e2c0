import { PersonAvatar } from '../../../kit/PersonAvatar';
import { TwoLines } from '../../../kit/list/TwoLines';
import css from './UserName.module.css';
import type { User } from './User';

/** A person in the list: picture, name and account. */
export const UserName = ({ user: { name, account, avatar } }: { user: Pick<User, 'name' | 'account' | 'avatar'> }) => (
  <span className={css.user}>
    <PersonAvatar name={name} fileId={avatar} />
    <TwoLines second={account}>{name}</TwoLines>
  </span>
);
