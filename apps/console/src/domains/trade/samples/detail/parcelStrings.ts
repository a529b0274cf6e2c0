import { defineStrings } from '@backlot/i18n';

/** Words of the way of a parcel. */
export const parcelStrings = /* @__PURE__ */ defineStrings({
  en: {
    parcel: 'Parcel',
    noEvent: 'Nothing is known of its way yet',
    track: 'Where it is',
    tracked: 'Noted',
    save: 'Save',
    what: 'What happened',
    location: 'Place',
    note: 'Note',
    when: 'When',
    whenHint: 'Left empty: now',
    kind1: 'Picked up',
    kind2: 'On its way',
    kind3: 'With the courier',
    kind4: 'Held up',
    kind5: 'Handed over',
  },
  'zh-CN': {
    parcel: '物流',
    noEvent: '暂无物流信息',
    track: '登记物流',
    tracked: '已登记',
    save: '保存',
    what: '物流状态',
    location: '地点',
    note: '备注',
    when: '时间',
    whenHint: '不填则为当前时间',
    kind1: '已揽收',
    kind2: '运输中',
    kind3: '派送中',
    kind4: '异常',
    kind5: '已妥投',
  },
  vn: {
    parcel: 'Bưu kiện',
    noEvent: 'Chưa có thông tin vận chuyển',
    track: 'Ghi nhận vị trí',
    tracked: 'Đã ghi nhận',
    save: 'Lưu',
    what: 'Tình trạng',
    location: 'Nơi',
    note: 'Ghi chú',
    when: 'Thời gian',
    whenHint: 'Để trống: bây giờ',
    kind1: 'Đã lấy hàng',
    kind2: 'Đang vận chuyển',
    kind3: 'Đang giao',
    kind4: 'Bị giữ lại',
    kind5: 'Đã giao',
  },
});

/** The word of a kind of parcel event. */
export const parcelWord = (kind: number) => `kind${[1, 2, 3, 4, 5].includes(kind) ? (kind as 1 | 2 | 3 | 4 | 5) : 2}` as const;
