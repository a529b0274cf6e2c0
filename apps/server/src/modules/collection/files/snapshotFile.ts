import { refuseField } from '../../../http/answers/refuseField';
import { choicesOf, type ImportSource, timeCell } from '../../base/imports';
import { viewerFrom } from '../../base/sight';
import { keepToldFigures } from '../../creators/creator';
import { channelOf, figureFields, figuresFrom, keyWithin, ofWork, pastTime, workFrom } from './around';

/** How works stood at moments, from a file: the past of a work that was followed elsewhere. */
export const snapshotImport: ImportSource = {
  area: 'workSnapshot',
  permission: 'connector.import',
  fields: [
    ...ofWork,
    {
      key: 'statTime',
      header: { en: 'Time (UTC)', 'zh-CN': '统计时间', vn: 'Thời điểm (UTC)' },
      required: true,
      example: '2026-11-20 13:00:00',
    },
    ...figureFields,
  ],
  open: async (db, actor) => {
    const channels = await choicesOf(db, 'webId');
    const viewer = await viewerFrom(db, actor);
    return {
      keyOf: (cells) => keyWithin(cells, channels, 'platformWorkId', 'statTime'),
      carry: async (tx, cells) => {
        const work = await workFrom(tx, { webId: channelOf(cells, channels), cells, viewer });
        const at = pastTime('statTime', cells['statTime'], timeCell('statTime', cells['statTime'] ?? ''));
        if (at < work.postTime) throw refuseField('statTime', beforeWork);
        const figures = figuresFrom(cells);
        if (Object.values(figures).every((figure) => figure === null)) throw refuseField('views', noFigure);
        return keepToldFigures(tx, { work, at, figures });
      },
    };
  },
};

const beforeWork = {
  en: 'The work was not posted yet at this time.',
  'zh-CN': '统计时间早于作品发布。',
  vn: 'Lúc này tác phẩm chưa được đăng.',
};
const noFigure = { en: 'Give at least one figure.', 'zh-CN': '至少填写一项数据。', vn: 'Hãy nhập ít nhất một số liệu.' };
