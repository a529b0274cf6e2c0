import type { RankRow, RankType } from '@backlot/contract';
import { PersonAvatar } from '../../../../kit/PersonAvatar';
import { OpenLink } from './OpenLink';
import css from './rankings.module.css';
import { isOfCreators } from './typeOf';

interface RankedNameProps {
  type: RankType;
  row: RankRow;
}

/** What stands on a place: picture, name that leads to its page, handle or owner. */
export const RankedName = ({ type, row }: RankedNameProps) => (
  <span className={css.ranked}>
    <PersonAvatar name={row.name} fileId={row.avatar} />
    <span className={css.names}>
      <OpenLink type={type} row={row}>
        {row.name}
      </OpenLink>
      {row.second && <small>{isOfCreators(type) ? `@${row.second}` : row.second}</small>}
    </span>
  </span>
);
