import { defineStrings } from '@backlot/i18n';

/** Words of the form that orders are written in. */
export const orderFormStrings = /* @__PURE__ */ defineStrings({
  en: {
    workOrderName: 'Order name', workAttribute: 'Pays by', shopId: 'Merchant', goodsId: 'Product', wholeProportion: 'Whole package', upProportion: 'Creator commission', bdProportion: 'BD commission', bdHint: 'Empty: the general rules apply', upShotCost: 'Shooting fee per creator', shopShotCost: 'Merchant pays per creator', shopShotHint: 'Empty: the same as the shooting fee', workDes: 'Creators wanted', workDesHint: 'Audience, style, what the video must show', requireUpNum: 'Creators needed', validBegin: 'From', expireDate: 'Until', previewRequired: 'Preview link before publishing', shopConfirm: 'The merchant confirms creators', publishDays: 'Days to publish after agreeing', pickShopFirst: 'Pick the merchant first',
    ratiosFit: 'Creator {up} % + BD {bd} % = {sum} % of {whole} %, {left} % left', ratiosExceed: 'Creator {up} % + BD {bd} % = {sum} %, that is {over} % more than the whole package of {whole} %', wholeNeeded: 'A team-leader order needs the whole-package ratio', feeNeeded: 'A shooting-fee order needs a fee greater than 0', feeTooLow: 'The merchant pays less than the creator gets', feesFit: 'The agency keeps {margin} per creator', datesWrong: 'The end is before the beginning',
    money: 'Ratios and fees', time: 'Numbers and dates',
  },
  'zh-CN': {
    workOrderName: '工单名称', workAttribute: '计费方式', shopId: '商家', goodsId: '商品', wholeProportion: '整包佣金比例', upProportion: '达人佣金比例', bdProportion: '商务佣金比例', bdHint: '留空则按通用规则', upShotCost: '每位达人拍摄费', shopShotCost: '商家每位支付', shopShotHint: '留空则与拍摄费相同', workDes: '达人要求', workDesHint: '粉丝画像、风格、视频须展示的内容', requireUpNum: '达人需求数', validBegin: '开始日期', expireDate: '截止日期', previewRequired: '发布前须审核预览链接', shopConfirm: '由商家确认达人', publishDays: '达成后发布天数', pickShopFirst: '请先选择商家',
    ratiosFit: '达人 {up}% + 商务 {bd}% = {sum}%，整包 {whole}%，剩余 {left}%', ratiosExceed: '达人 {up}% + 商务 {bd}% = {sum}%，超出整包 {whole}% 达 {over}%', wholeNeeded: '团长单须填写整包佣金比例', feeNeeded: '拍摄费单的拍摄费须大于 0', feeTooLow: '商家支付低于达人拍摄费', feesFit: '每位达人机构留存 {margin}', datesWrong: '截止日期早于开始日期',
    money: '比例与费用', time: '人数与日期',
  },
  vn: {
    workOrderName: 'Tên đơn', workAttribute: 'Trả theo', shopId: 'Nhà bán hàng', goodsId: 'Sản phẩm', wholeProportion: 'Tỷ lệ trọn gói', upProportion: 'Hoa hồng KOL', bdProportion: 'Hoa hồng BD', bdHint: 'Để trống: theo quy tắc chung', upShotCost: 'Phí quay mỗi KOL', shopShotCost: 'Shop trả mỗi KOL', shopShotHint: 'Để trống: bằng phí quay', workDes: 'Yêu cầu KOL', workDesHint: 'Đối tượng, phong cách, nội dung video cần có', requireUpNum: 'Số KOL cần', validBegin: 'Từ ngày', expireDate: 'Đến ngày', previewRequired: 'Cần duyệt bản xem trước khi đăng', shopConfirm: 'Shop xác nhận KOL', publishDays: 'Số ngày đăng sau khi chốt', pickShopFirst: 'Chọn nhà bán hàng trước',
    ratiosFit: 'KOL {up}% + BD {bd}% = {sum}% trên {whole}%, còn {left}%', ratiosExceed: 'KOL {up}% + BD {bd}% = {sum}%, vượt trọn gói {whole}% là {over}%', wholeNeeded: 'Đơn trưởng nhóm cần tỷ lệ trọn gói', feeNeeded: 'Đơn phí quay cần phí lớn hơn 0', feeTooLow: 'Shop trả ít hơn phí của KOL', feesFit: 'Công ty giữ {margin} mỗi KOL', datesWrong: 'Ngày kết thúc trước ngày bắt đầu',
    money: 'Tỷ lệ và chi phí', time: 'Số lượng và thời gian',
  },
});

export type FormWord = keyof (typeof orderFormStrings)['messages']['en'];
