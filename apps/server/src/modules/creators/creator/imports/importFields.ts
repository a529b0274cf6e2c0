import type { ImportSource } from '../../../base/imports';
import { audienceFields } from '../figures/audience';

/** Columns of a file of creators. */
export const upImportFields: ImportSource['fields'] = [
  { key: 'webId', header: ['渠道', 'Channel', 'Kênh'], required: true, example: '10' },
  { key: 'platformId', header: ['平台ID', 'Platform id', 'ID nền tảng'], required: true, example: '6800000000000000001' },
  { key: 'upNumber', header: ['账号', 'Handle', 'Tên tài khoản'], required: true, example: 'bea.reyes' },
  { key: 'nickname', header: ['昵称', 'Nickname', 'Biệt danh'], required: true, example: 'Bea Reyes' },
  { key: 'country', header: ['国家', 'Country', 'Quốc gia'], required: true, example: 'PH' },
  { key: 'contacts', header: ['联系方式', 'Contact', 'Liên hệ'], example: 'email: bea@mail.example' },
  { key: 'labelIds', header: ['标签', 'Labels', 'Nhãn'], example: '' },
  { key: 'upTypeId', header: ['类型', 'Type', 'Loại'], example: '1' },
  { key: 'platformType', header: ['平台类型', 'Platform type', 'Loại nền tảng'], example: '' },
  { key: 'productCategory', header: ['商品类目', 'Product category', 'Ngành hàng'], example: '' },
  { key: 'authorCategory', header: ['达人类目', 'Author category', 'Nhóm nội dung'], example: '' },
  { key: 'homePageLink', header: ['主页', 'Channel page', 'Trang kênh'], example: 'https://www.tiktok.com/@bea.reyes' },
  { key: 'bio', header: ['简介', 'Bio', 'Tiểu sử'], example: '' },
  { key: 'fansNum', header: ['粉丝数', 'Followers', 'Người theo dõi'], example: '15800' },
  { key: 'likesNum', header: ['获赞数', 'Likes', 'Lượt thích'], example: '220000' },
  { key: 'videosNum', header: ['视频数', 'Videos', 'Video'], example: '120' },
  { key: 'worksNum', header: ['作品数', 'Works', 'Tác phẩm'], example: '140' },
  { key: 'avgViews', header: ['平均播放', 'Average views', 'Lượt xem trung bình'], example: '9000' },
  { key: 'interactionRate', header: ['互动率', 'Interaction rate', 'Tỷ lệ tương tác'], example: '5.23%' },
  ...audienceFields,
];

/** Columns of our own export that are worked out here, or are somebody's decision. */
export const upImportIgnored: ImportSource['ignored'] = [
  ['星级', 'Stars', 'Hạng sao'],
  ['近30天销售额', '30-day sales', 'Doanh số 30 ngày'],
  ['币种', 'Currency', 'Tiền tệ'],
  ['最低报价', 'Lowest price', 'Giá thấp nhất'],
  ['归属BD', 'BD owner', 'BD phụ trách'],
  ['数据时间', 'Data time', 'Thời điểm dữ liệu'],
  ['创建时间', 'Created', 'Ngày tạo'],
  ['创建人', 'Created by', 'Người tạo'],
];
