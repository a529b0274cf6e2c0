import { defineStrings } from '@backlot/i18n';

export const strings = /* @__PURE__ */ defineStrings({
  en: { title: 'Areas', empty: 'There are no areas yet', name: 'Name', level: 'Level', code: 'Code', shortName: 'Short name', pinyin: 'Pinyin', mergerName: 'Whole name', cityCode: 'Dialling code', zipCode: 'Post code', place: 'Longitude, latitude', country: 'Country', first: 'First division', second: 'Second division', open: 'Open {name}', close: 'Close {name}' },
  'zh-CN': { title: '区域管理', empty: '暂无区域', name: '名称', level: '级别', code: '编码', shortName: '简称', pinyin: '拼音', mergerName: '全称', cityCode: '区号', zipCode: '邮编', place: '经度，纬度', country: '国家', first: '一级行政区', second: '二级行政区', open: '展开 {name}', close: '收起 {name}' },
  vn: { title: 'Khu vực', empty: 'Chưa có khu vực nào', name: 'Tên', level: 'Cấp', code: 'Mã', shortName: 'Tên ngắn', pinyin: 'Bính âm', mergerName: 'Tên đầy đủ', cityCode: 'Mã điện thoại', zipCode: 'Mã bưu chính', place: 'Kinh độ, vĩ độ', country: 'Quốc gia', first: 'Cấp một', second: 'Cấp hai', open: 'Mở {name}', close: 'Thu gọn {name}' },
});

export type Word = keyof (typeof strings)['messages']['en'];
