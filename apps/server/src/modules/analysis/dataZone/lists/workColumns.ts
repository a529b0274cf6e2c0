import type { ZoneWork } from '@backlot/contract';
import { presentTime } from '../../../../db/presentTime';
import { ups, works } from '../../../../tables/creators/creator';

/** What is shown of a work. */
export const workColumns = {
  id: works.id,
  title: works.descr,
  link: works.link,
  upId: ups.id,
  nickname: ups.nickname,
  postTime: works.postTime,
  views: works.views,
  likes: works.likes,
  comments: works.comments,
  dataTime: works.dataTime,
};

interface Found extends Omit<ZoneWork, 'title' | 'up' | 'postTime' | 'dataTime'> {
  title: string | null;
  upId: string;
  nickname: string;
  postTime: Date;
  dataTime: Date | null;
}

export const presentWork = ({ title, upId, nickname, postTime, dataTime, ...row }: Found): ZoneWork => ({
  ...row,
  title: title ?? '',
  up: { id: upId, name: nickname },
  postTime: presentTime(postTime),
  dataTime: dataTime && presentTime(dataTime),
});
