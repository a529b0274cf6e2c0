import type { UpRow } from '@backlot/contract';
import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { StatusChip } from '@backlot/ui-kit';
import { RecordPicture } from '../../../kit/files/RecordPicture';
import { RecordLink } from '../../../kit/record/RecordLink';
import css from './CreatorName.module.css';

interface CreatorNameProps {
  up: Pick<UpRow, 'id' | 'nickname' | 'upNumber' | 'blackFlag'>;
  /** Path of the detail page. */
  path: string;
}

/** A creator in a list: picture, name that leads to the detail page, handle. */
export function CreatorName({ up, path }: CreatorNameProps) {
  const t = useStrings(strings);
  return (
    <span className={css.creator}>
      <RecordPicture kind="up" id={up.id} name={up.nickname} />
      <span className={css.names}>
        <RecordLink path={path} id={up.id}>
          {up.nickname}
        </RecordLink>
        <span className={css.second}>
          {up.blackFlag && <StatusChip tone="bad">{t('black')}</StatusChip>}
          <span className={css.handle}>@{up.upNumber}</span>
        </span>
      </span>
    </span>
  );
}

const strings = /* @__PURE__ */ defineStrings({
  en: { black: 'Blacklist' },
  'zh-CN': { black: '黑名单' },
  vn: { black: 'Danh sách đen' },
});
