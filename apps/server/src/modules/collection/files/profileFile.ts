import { refuseField } from '../../../http/answers/refuseField';
import { type Cells, choicesOf, type ImportSource, numberCell, ratioCell, timeCell } from '../../base/imports';
import { viewerFrom } from '../../base/sight';
import { audienceFields, audienceTold, keepAudience } from '../../creators/creator';
import { channelOf, keyWithin, ofUp, upFrom } from './around';

const fromFile = 3;
const mostPlaces = 10;

/** Who follows creators, from a file: sexes, ages, countries, cities, devices and the hours in which they are awake (domain/model 2.3.6). */
export const profileImport: ImportSource = {
  area: 'followerProfile',
  permission: 'connector.import',
  fields: [
    ...ofUp,
    { key: 'snapshotDate', header: { en: 'Day', 'zh-CN': '日期', vn: 'Ngày' }, required: true, example: '2026-11-20' },
    { key: 'sampleSize', header: { en: 'Sample size', 'zh-CN': '样本数', vn: 'Cỡ mẫu' }, example: '1200' },
    ...audienceFields,
    { key: 'country', header: { en: 'Countries', 'zh-CN': '国家分布', vn: 'Quốc gia' }, example: 'PH 72%; MY 12%; SG 5%' },
    { key: 'city', header: { en: 'Cities', 'zh-CN': '城市分布', vn: 'Thành phố' }, example: 'Manila 30%; Cebu 12%' },
    { key: 'device', header: { en: 'Devices', 'zh-CN': '设备分布', vn: 'Thiết bị' }, example: 'Android 64%; iOS 36%' },
    { key: 'activeHours', header: { en: 'Active hours', 'zh-CN': '活跃时段', vn: 'Giờ hoạt động' }, example: `${'4% '.repeat(23)}8%` },
  ],
  open: async (db, actor) => {
    const channels = await choicesOf(db, 'webId');
    const viewer = await viewerFrom(db, actor);
    return {
      keyOf: (cells) => keyWithin(cells, channels, 'up', 'snapshotDate'),
      carry: async (tx, cells) => {
        const up = await upFrom(tx, { webId: channelOf(cells, channels), cells, viewer });
        const told = {
          ...audienceTold(cells),
          ...sharesOf(cells),
          sampleSize: numberCell('sampleSize', cells['sampleSize']) ?? null,
        };
        const parts = [told.femaleRatio, told.ageRatio, told.country, told.city, told.device, told.activeHours].filter(
          (part) => part !== undefined,
        );
        if (parts.length === 0) throw refuseField('femaleRatio', noShare);
        // Sexes and ages together are worth more than one part alone.
        const confidence = told.femaleRatio !== undefined && told.ageRatio !== undefined ? 2 : 3;
        return keepAudience(tx, { up, day: dayFrom(cells), source: fromFile, confidence, ...told });
      },
    };
  },
};

/** The day of a row; tomorrow is not known yet. */
function dayFrom(cells: Cells): string {
  const day = timeCell('snapshotDate', cells['snapshotDate'] ?? '')
    .toISOString()
    .slice(0, 10);
  // Where the day begins first it is up to fourteen hours later than in UTC.
  if (day > new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10))
    throw refuseField('snapshotDate', {
      en: 'The day lies in the future.',
      'zh-CN': '日期不能晚于今天。',
      vn: 'Ngày nằm trong tương lai.',
    });
  return day;
}

function sharesOf(cells: Cells) {
  const listed = (key: string) => {
    const parts = (cells[key] ?? '').split(/[;；\n]/).filter((part) => part.trim() !== '');
    if (parts.length === 0) return undefined;
    const shares = parts.map((part) => {
      const [, name = '', share] = /^\s*(.{1,60}?)[\s:：]+(\d[\d.]*\s*%?)\s*$/.exec(part) ?? [];
      const ratio = ratioCell(key, share);
      if (ratio === undefined) throw refuseField(key, noList);
      return { name, ratio };
    });
    if (shares.length > mostPlaces || shares.reduce((sum, { ratio }) => sum + ratio, 0) > 1.005) throw refuseField(key, noList);
    return shares.toSorted((a, b) => b.ratio - a.ratio);
  };
  return {
    country: listed('country')?.map(({ name, ratio }) => ({ country: name.toUpperCase(), ratio })),
    city: listed('city')?.map(({ name, ratio }) => ({ city: name, ratio })),
    device: listed('device')?.map(({ name, ratio }) => ({ device: name.toLowerCase(), ratio })),
    activeHours: hoursOf(cells['activeHours']),
  };
}

/** 24 shares from midnight on that make up the whole. */
function hoursOf(cell: string | undefined): number[] | undefined {
  if (!cell) return undefined;
  const hours = cell.split(/[\s,;，；]+/).flatMap((part) => (part === '' ? [] : (ratioCell('activeHours', part) ?? [])));
  if (hours.length !== 24 || Math.abs(hours.reduce((sum, ratio) => sum + ratio, 0) - 1) > 0.005) throw refuseField('activeHours', noHours);
  return hours;
}

const noShare = {
  en: 'Give at least one part of the followers.',
  'zh-CN': '至少填写一项分布。',
  vn: 'Hãy nhập ít nhất một phần của người theo dõi.',
};
const noList = {
  en: 'Give at most 10 shares, such as PH 72%; MY 12%.',
  'zh-CN': '请填写最多 10 项的占比，例如 PH 72%; MY 12%。',
  vn: 'Hãy nhập tối đa 10 tỷ lệ, ví dụ PH 72%; MY 12%.',
};
const noHours = {
  en: 'Give 24 shares from midnight on that make up 100%.',
  'zh-CN': '请填写从 0 点起的 24 个占比，合计 100%。',
  vn: 'Hãy nhập 24 tỷ lệ từ 0 giờ, tổng 100%.',
};
