import { defineStrings } from '@backlot/i18n';

/** What the fields are called, for the forms that have them. */
export const wantedLabels = {
  en: {
    wantFansMin: 'Followers, from',
    wantFansMax: 'Followers, to',
    wantGender: 'Mostly followed by',
    wantAges: 'Ages of the followers',
    wantShare: 'Share of the audience, %',
  },
  'zh-CN': {
    wantFansMin: '粉丝数下限',
    wantFansMax: '粉丝数上限',
    wantGender: '粉丝以谁为主',
    wantAges: '粉丝年龄段',
    wantShare: '粉丝占比下限（%）',
  },
  vn: {
    wantFansMin: 'Người theo dõi từ',
    wantFansMax: 'Người theo dõi đến',
    wantGender: 'Khán giả chủ yếu là',
    wantAges: 'Độ tuổi khán giả',
    wantShare: 'Tỷ lệ khán giả tối thiểu, %',
  },
};

/** Words of the creators that are wanted, in forms and on pages. */
export const wantedStrings = /* @__PURE__ */ defineStrings({
  en: {
    ...wantedLabels.en,
    shareHint: 'Empty: 60 %',
    anybody: 'Anybody',
    women: 'Women',
    men: 'Men',
    wanted: 'Followers and audience wanted',
    fans: '{band} followers',
    aged: 'aged {ages}',
    share: '{who} ≥ {share}%',
  },
  'zh-CN': {
    ...wantedLabels['zh-CN'],
    shareHint: '留空按 60%',
    anybody: '不限',
    women: '女性',
    men: '男性',
    wanted: '粉丝与画像要求',
    fans: '粉丝 {band}',
    aged: '{ages} 岁',
    share: '{who} ≥ {share}%',
  },
  vn: {
    ...wantedLabels.vn,
    shareHint: 'Để trống: 60%',
    anybody: 'Không yêu cầu',
    women: 'Nữ',
    men: 'Nam',
    wanted: 'Lượng theo dõi và khán giả',
    fans: '{band} người theo dõi',
    aged: '{ages} tuổi',
    share: '{who} ≥ {share}%',
  },
});
