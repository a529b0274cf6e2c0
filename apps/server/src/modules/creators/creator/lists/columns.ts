import type { UpRow } from '@backlot/contract';
import { type Column, decimal } from '../../../base/download';

type Row = UpRow & { contact: string | null };

const percent = (ratio: number | null): string | null => (ratio === null ? null : `${(ratio * 100).toFixed(2)}%`);

/** What an export of creators shows. */
export const upColumns: readonly Column<Row>[] = [
  { header: ['平台ID', 'Platform id', 'ID nền tảng'], value: (row) => row.platformId },
  { field: 'nickname', header: ['账号', 'Handle', 'Tên tài khoản'], value: (row) => row.upNumber },
  { field: 'nickname', header: ['昵称', 'Nickname', 'Biệt danh'], value: (row) => row.nickname },
  { field: 'webId', header: ['渠道', 'Channel', 'Kênh'], value: (row, _, wordOf) => wordOf('webId', row.webId) },
  { field: 'upTypeId', header: ['类型', 'Type', 'Loại'], value: (row, _, wordOf) => wordOf('upType', row.upTypeId) },
  { field: 'country', header: ['国家', 'Country', 'Quốc gia'], value: (row, _, wordOf) => wordOf('country', row.country) },
  {
    field: 'platformType',
    header: ['平台类型', 'Platform type', 'Loại nền tảng'],
    value: (row, _, wordOf) => row.platformType.map((code) => wordOf('platformType', code)).join(', '),
  },
  {
    field: 'productCategory',
    header: ['商品类目', 'Product category', 'Ngành hàng'],
    value: (row, _, wordOf) => row.productCategory.map((code) => wordOf('productCategory', code)).join(', '),
  },
  {
    field: 'authorCategory',
    header: ['达人类目', 'Author category', 'Nhóm nội dung'],
    value: (row, _, wordOf) => row.authorCategory.map((code) => wordOf('authorCategory', code)).join(', '),
  },
  { field: 'starLevel', header: ['星级', 'Stars', 'Hạng sao'], value: (row) => row.starLevel },
  { field: 'fansNum', header: ['粉丝数', 'Followers', 'Người theo dõi'], value: (row) => row.fansNum },
  { field: 'likesNum', header: ['获赞数', 'Likes', 'Lượt thích'], value: (row) => row.likesNum },
  { field: 'videosNum', header: ['视频数', 'Videos', 'Video'], value: (row) => row.videosNum },
  { field: 'worksNum', header: ['作品数', 'Works', 'Tác phẩm'], value: (row) => row.worksNum },
  { field: 'interactionRate', header: ['互动率', 'Interaction rate', 'Tỷ lệ tương tác'], value: (row) => percent(row.interactionRate) },
  { field: 'avgViews', header: ['平均播放', 'Average views', 'Lượt xem trung bình'], value: (row) => row.avgViews },
  { field: 'sales30', header: ['近30天销售额', '30-day sales', 'Doanh số 30 ngày'], value: (row) => decimal(row.sales30) },
  { field: 'sales30', header: ['币种', 'Currency', 'Tiền tệ'], value: (row) => row.sales30Currency },
  { field: 'femaleRatio', header: ['女粉占比', 'Female followers', 'Tỷ lệ nữ'], value: (row) => percent(row.femaleRatio) },
  { field: 'minPrice', isInside: true, header: ['最低报价', 'Lowest price', 'Giá thấp nhất'], value: (row) => decimal(row.minPrice) },
  { field: 'labels', isInside: true, header: ['标签', 'Labels', 'Nhãn'], value: (row) => row.labels.map(({ name }) => name).join(', ') },
  { field: 'owner', isInside: true, header: ['归属BD', 'BD owner', 'BD phụ trách'], value: (row) => row.owner?.name ?? null },
  { isInside: true, header: ['联系方式', 'Contact', 'Liên hệ'], value: (row) => row.contact },
  { header: ['主页', 'Channel page', 'Trang kênh'], value: (row) => row.homePageLink },
  { field: 'dataTime', header: ['数据时间', 'Data time', 'Thời điểm dữ liệu'], value: (row) => row.dataTime },
  { field: 'createTime', header: ['创建时间', 'Created', 'Ngày tạo'], value: (row) => row.createTime },
  { field: 'createUser', isInside: true, header: ['创建人', 'Created by', 'Người tạo'], value: (row) => row.createUser?.name ?? null },
];
