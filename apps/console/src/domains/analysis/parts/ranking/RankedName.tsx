import type { RankRow, RankType } from '@backlot/contract';
import { RecordPicture } from '../../../../kit/files/RecordPicture';
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
    <RankedPicture type={type} row={row} />
    <span className={css.names}>
      <OpenLink type={type} row={row}>
        {row.name}
      </OpenLink>
      {row.second && <small>{isOfCreators(type) ? `@${row.second}` : row.second}</small>}
    </span>
  </span>
);

/** Of creators, their videos and products the picture of the record, of people their own. */
function RankedPicture({ type, row }: RankedNameProps) {
  if (isOfCreators(type)) return <RecordPicture kind="up" id={row.id} name={row.name} />;
  if (type === 'hotVideo') return <RecordPicture kind="up" id={row.openId} name={row.second ?? row.name} />;
  if (type === 'goodsSales') return <RecordPicture kind="goods" id={row.id} name={row.name} />;
  return <PersonAvatar name={row.name} fileId={row.avatar} />;
}
