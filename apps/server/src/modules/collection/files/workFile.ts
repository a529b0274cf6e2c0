import { link as linkShape } from '@backlot/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import { refuseField } from '../../../http/answers/refuseField';
import { works } from '../../../tables/creators/creator';
import { type Cells, choicesOf, type ImportSource, listCell, numberCell, timeCell } from '../../base/imports';
import { viewerFrom } from '../../base/sight';
import { type ChannelWork, hashtagsOf } from '../connectors';
import { keepWorks, reckonUp } from '../keep';
import { channelOf, dataTimeField, figureFields, figuresFrom, keyWithin, ofUp, pastTime, textFrom, upFrom } from './around';

/** Works of creators from a file: kept like those that a channel tells, and reckoned once the last row is in. */
export const workImport: ImportSource = {
  area: 'work',
  permission: 'connector.import',
  fields: [
    ...ofUp,
    {
      key: 'platformWorkId',
      header: { en: 'Work id', 'zh-CN': '作品ID', vn: 'ID tác phẩm' },
      required: true,
      example: '7300000000000000001',
    },
    {
      key: 'link',
      header: { en: 'Link', 'zh-CN': '链接', vn: 'Liên kết' },
      required: true,
      example: 'https://www.tiktok.com/@bea.reyes/video/7300000000000000001',
    },
    { key: 'title', header: { en: 'Title', 'zh-CN': '标题', vn: 'Tiêu đề' }, example: 'Honest review #skincare' },
    {
      key: 'postTime',
      header: { en: 'Posted (UTC)', 'zh-CN': '发布时间', vn: 'Thời điểm đăng (UTC)' },
      required: true,
      example: '2026-11-20 12:30:00',
    },
    { key: 'duration', header: { en: 'Duration (s)', 'zh-CN': '时长（秒）', vn: 'Thời lượng (giây)' }, example: '35' },
    { key: 'hashtags', header: { en: 'Hashtags', 'zh-CN': '话题', vn: 'Hashtag' }, example: 'skincare, review' },
    { key: 'postLocation', header: { en: 'Post location', 'zh-CN': '发布地点', vn: 'Nơi đăng' }, example: 'Makati' },
    ...figureFields,
    dataTimeField,
  ],
  open: async (db, actor) => {
    const channels = await choicesOf(db, 'webId');
    const viewer = await viewerFrom(db, actor);
    const now = new Date();
    const touched = new Set<string>();
    return {
      keyOf: (cells) => keyWithin(cells, channels, 'platformWorkId'),
      carry: async (tx, cells) => {
        const webId = channelOf(cells, channels);
        const { id: upId } = await upFrom(tx, { webId, cells, viewer });
        const item = workOf(cells);
        await refuseOfOther(tx, { webId, upId, platformWorkId: item.platformWorkId });
        const dataTime = pastTime('dataTime', cells['dataTime'], now);
        const counts = await keepWorks(tx, { upId, webId, items: [item], dataTime, isFromChannel: false });
        touched.add(upId);
        if (counts.skipped > 0) return 'same';
        return counts.added > 0 ? 'add' : 'change';
      },
      finish: async (after) => {
        for (const upId of touched) await reckonUp(after, upId, now);
      },
    };
  },
};

function workOf(cells: Cells): ChannelWork {
  const link = cells['link'] ?? '';
  if (!linkShape().safeParse(link).success) throw new Refusal('linkOfOtherChannel', {}, { field: 'link' });
  const title = textFrom(cells, 'title', 2000);
  const told = listCell(cells['hashtags']).map((tag) => tag.replace(/^#/, ''));
  return {
    platformWorkId: textFrom(cells, 'platformWorkId', 128),
    title,
    link,
    postTime: pastTime('postTime', cells['postTime'], timeCell('postTime', cells['postTime'] ?? '')),
    duration: numberCell('duration', cells['duration']) ?? 0,
    hashtags: told.length > 0 ? told : hashtagsOf(title),
    location: textFrom(cells, 'postLocation', 100) || undefined,
    ...figuresFrom(cells),
  };
}

async function refuseOfOther(tx: Db, { webId, upId, platformWorkId }: { webId: number; upId: string; platformWorkId: string }) {
  const [work] = await tx
    .select({ upId: works.upId })
    .from(works)
    .where(and(eq(works.webId, webId), eq(works.platformWorkId, platformWorkId)));
  if (work && work.upId !== upId)
    throw refuseField('platformWorkId', {
      en: 'This work is another creator’s.',
      'zh-CN': '该作品属于其他达人。',
      vn: 'Tác phẩm này của KOL khác.',
    });
}
