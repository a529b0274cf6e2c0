import type { UpRow } from '@backlot/contract';
import { type Column, decimal } from '../../../base/download';

type Row = UpRow & { contact: string | null };

const percent = (ratio: number | null): string | null => (ratio === null ? null : `${(ratio * 100).toFixed(2)}%`);

/** What an export of creators shows. */
export const upColumns: readonly Column<Row>[] = [
  { header: { en: 'Platform id', 'zh-CN': '平台ID', vn: 'ID nền tảng' }, value: (row) => row.platformId },
  { field: 'nickname', header: { en: 'Handle', 'zh-CN': '账号', vn: 'Tên tài khoản' }, value: (row) => row.upNumber },
  { field: 'nickname', header: { en: 'Nickname', 'zh-CN': '昵称', vn: 'Biệt danh' }, value: (row) => row.nickname },
  { field: 'webId', header: { en: 'Channel', 'zh-CN': '渠道', vn: 'Kênh' }, value: (row, _, wordOf) => wordOf('webId', row.webId) },
  { field: 'upTypeId', header: { en: 'Type', 'zh-CN': '类型', vn: 'Loại' }, value: (row, _, wordOf) => wordOf('upType', row.upTypeId) },
  {
    field: 'country',
    header: { en: 'Country', 'zh-CN': '国家', vn: 'Quốc gia' },
    value: (row, _, wordOf) => wordOf('country', row.country),
  },
  {
    field: 'platformType',
    header: { en: 'Platform type', 'zh-CN': '平台类型', vn: 'Loại nền tảng' },
    value: (row, _, wordOf) => row.platformType.map((code) => wordOf('platformType', code)).join(', '),
  },
  {
    field: 'productCategory',
    header: { en: 'Product category', 'zh-CN': '商品类目', vn: 'Ngành hàng' },
    value: (row, _, wordOf) => row.productCategory.map((code) => wordOf('productCategory', code)).join(', '),
  },
  {
    field: 'authorCategory',
    header: { en: 'Author category', 'zh-CN': '达人类目', vn: 'Nhóm nội dung' },
    value: (row, _, wordOf) => row.authorCategory.map((code) => wordOf('authorCategory', code)).join(', '),
  },
  { field: 'starLevel', header: { en: 'Stars', 'zh-CN': '星级', vn: 'Hạng sao' }, value: (row) => row.starLevel },
  { field: 'fansNum', header: { en: 'Followers', 'zh-CN': '粉丝数', vn: 'Người theo dõi' }, value: (row) => row.fansNum },
  { field: 'likesNum', header: { en: 'Likes', 'zh-CN': '获赞数', vn: 'Lượt thích' }, value: (row) => row.likesNum },
  { field: 'videosNum', header: { en: 'Videos', 'zh-CN': '视频数', vn: 'Video' }, value: (row) => row.videosNum },
  { field: 'worksNum', header: { en: 'Works', 'zh-CN': '作品数', vn: 'Tác phẩm' }, value: (row) => row.worksNum },
  {
    field: 'interactionRate',
    header: { en: 'Interaction rate', 'zh-CN': '互动率', vn: 'Tỷ lệ tương tác' },
    value: (row) => percent(row.interactionRate),
  },
  { field: 'avgViews', header: { en: 'Average views', 'zh-CN': '平均播放', vn: 'Lượt xem trung bình' }, value: (row) => row.avgViews },
  {
    field: 'sales30',
    header: { en: '30-day sales', 'zh-CN': '近30天销售额', vn: 'Doanh số 30 ngày' },
    value: (row) => decimal(row.sales30),
  },
  { field: 'sales30', header: { en: 'Currency', 'zh-CN': '币种', vn: 'Tiền tệ' }, value: (row) => row.sales30Currency },
  {
    field: 'femaleRatio',
    header: { en: 'Female followers', 'zh-CN': '女粉占比', vn: 'Tỷ lệ nữ' },
    value: (row) => percent(row.femaleRatio),
  },
  {
    field: 'minPrice',
    isInside: true,
    header: { en: 'Lowest price', 'zh-CN': '最低报价', vn: 'Giá thấp nhất' },
    value: (row) => decimal(row.minPrice),
  },
  {
    field: 'labels',
    isInside: true,
    header: { en: 'Labels', 'zh-CN': '标签', vn: 'Nhãn' },
    value: (row) => row.labels.map(({ name }) => name).join(', '),
  },
  {
    field: 'owner',
    isInside: true,
    header: { en: 'BD owner', 'zh-CN': '归属BD', vn: 'BD phụ trách' },
    value: (row) => row.owner?.name ?? null,
  },
  { isInside: true, header: { en: 'Contact', 'zh-CN': '联系方式', vn: 'Liên hệ' }, value: (row) => row.contact },
  { header: { en: 'Channel page', 'zh-CN': '主页', vn: 'Trang kênh' }, value: (row) => row.homePageLink },
  { field: 'dataTime', header: { en: 'Data time', 'zh-CN': '数据时间', vn: 'Thời điểm dữ liệu' }, value: (row) => row.dataTime },
  { field: 'createTime', header: { en: 'Created', 'zh-CN': '创建时间', vn: 'Ngày tạo' }, value: (row) => row.createTime },
  {
    field: 'createUser',
    isInside: true,
    header: { en: 'Created by', 'zh-CN': '创建人', vn: 'Người tạo' },
    value: (row) => row.createUser?.name ?? null,
  },
];
