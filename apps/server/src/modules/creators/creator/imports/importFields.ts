import type { ImportSource } from '../../../base/imports';
import { audienceFields } from '../figures/audience';

/** Columns of a file of creators. */
export const upImportFields: ImportSource['fields'] = [
  { key: 'webId', header: { en: 'Channel', 'zh-CN': '渠道', vn: 'Kênh' }, required: true, example: '10' },
  {
    key: 'platformId',
    header: { en: 'Platform id', 'zh-CN': '平台ID', vn: 'ID nền tảng' },
    required: true,
    example: '6800000000000000001',
  },
  { key: 'upNumber', header: { en: 'Handle', 'zh-CN': '账号', vn: 'Tên tài khoản' }, required: true, example: 'bea.reyes' },
  { key: 'nickname', header: { en: 'Nickname', 'zh-CN': '昵称', vn: 'Biệt danh' }, required: true, example: 'Bea Reyes' },
  { key: 'country', header: { en: 'Country', 'zh-CN': '国家', vn: 'Quốc gia' }, required: true, example: 'PH' },
  { key: 'contacts', header: { en: 'Contact', 'zh-CN': '联系方式', vn: 'Liên hệ' }, example: 'email: bea@mail.example' },
  { key: 'labelIds', header: { en: 'Labels', 'zh-CN': '标签', vn: 'Nhãn' }, example: '' },
  { key: 'upTypeId', header: { en: 'Type', 'zh-CN': '类型', vn: 'Loại' }, example: '1' },
  { key: 'platformType', header: { en: 'Platform type', 'zh-CN': '平台类型', vn: 'Loại nền tảng' }, example: '' },
  { key: 'productCategory', header: { en: 'Product category', 'zh-CN': '商品类目', vn: 'Ngành hàng' }, example: '' },
  { key: 'authorCategory', header: { en: 'Author category', 'zh-CN': '达人类目', vn: 'Nhóm nội dung' }, example: '' },
  { key: 'homePageLink', header: { en: 'Channel page', 'zh-CN': '主页', vn: 'Trang kênh' }, example: 'https://www.tiktok.com/@bea.reyes' },
  { key: 'bio', header: { en: 'Bio', 'zh-CN': '简介', vn: 'Tiểu sử' }, example: '' },
  { key: 'fansNum', header: { en: 'Followers', 'zh-CN': '粉丝数', vn: 'Người theo dõi' }, example: '15800' },
  { key: 'likesNum', header: { en: 'Likes', 'zh-CN': '获赞数', vn: 'Lượt thích' }, example: '220000' },
  { key: 'videosNum', header: { en: 'Videos', 'zh-CN': '视频数', vn: 'Video' }, example: '120' },
  { key: 'worksNum', header: { en: 'Works', 'zh-CN': '作品数', vn: 'Tác phẩm' }, example: '140' },
  { key: 'avgViews', header: { en: 'Average views', 'zh-CN': '平均播放', vn: 'Lượt xem trung bình' }, example: '9000' },
  { key: 'interactionRate', header: { en: 'Interaction rate', 'zh-CN': '互动率', vn: 'Tỷ lệ tương tác' }, example: '5.23%' },
  ...audienceFields,
];

/** Columns of our own export that are worked out here, or are somebody's decision. */
export const upImportIgnored: ImportSource['ignored'] = [
  { en: 'Stars', 'zh-CN': '星级', vn: 'Hạng sao' },
  { en: '30-day sales', 'zh-CN': '近30天销售额', vn: 'Doanh số 30 ngày' },
  { en: 'Currency', 'zh-CN': '币种', vn: 'Tiền tệ' },
  { en: 'Lowest price', 'zh-CN': '最低报价', vn: 'Giá thấp nhất' },
  { en: 'BD owner', 'zh-CN': '归属BD', vn: 'BD phụ trách' },
  { en: 'Data time', 'zh-CN': '数据时间', vn: 'Thời điểm dữ liệu' },
  { en: 'Created', 'zh-CN': '创建时间', vn: 'Ngày tạo' },
  { en: 'Created by', 'zh-CN': '创建人', vn: 'Người tạo' },
];
