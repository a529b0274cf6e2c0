import type { DictType } from '@backlot/contract';

const dictionary = (code: string, values: readonly (readonly [code: string, zh: string, en: string, vn: string])[]): DictType => ({
  id: code,
  pid: '0',
  code,
  name: code,
  enName: code,
  vnName: code,
  children: values.map(([value, name, enName, vnName]) => ({ code: value, name, enName, vnName })),
});

/** The dictionaries that screens of the trade name their codes by, as the seed has them. */
export const stageDictionaries: readonly DictType[] = [
  dictionary('webId', [['1', '游戏商店', 'Game store', 'Cửa hàng game'], ['2', '视频站', 'Video site', 'Trang video'], ['4', '游戏社区', 'Game community', 'Cộng đồng game'], ['7', '短视频', 'Short video', 'Video ngắn'], ['8', '第二短视频', 'Second short video', 'Video ngắn thứ hai'], ['9', '手机厂商游戏中心', 'Phone maker game centre', 'Trung tâm game của hãng điện thoại'], ['10', '国际短视频', 'International short video', 'Video ngắn quốc tế'], ['20', 'YouTube', 'YouTube', 'YouTube'], ['21', 'Instagram', 'Instagram', 'Instagram'], ['30', 'Shopee', 'Shopee', 'Shopee'], ['31', 'Lazada', 'Lazada', 'Lazada']]),
  dictionary('upType', [['1', '带货达人', 'Goods KOL', 'KOL bán hàng'], ['2', '游戏达人', 'Game KOL', 'KOL game'], ['3', '品牌达人', 'Brand KOL', 'KOL thương hiệu'], ['4', '内容制作', 'Content production', 'Sản xuất nội dung']]),
  dictionary('starLevel', [['1', '一星', '1 star', '1 sao'], ['2', '二星', '2 stars', '2 sao'], ['3', '三星', '3 stars', '3 sao'], ['4', '四星', '4 stars', '4 sao'], ['5', '五星', '5 stars', '5 sao']]),
  dictionary('linkStatus', [['0', '未检测', 'Unchecked', 'Chưa kiểm tra'], ['1', '有效', 'Valid', 'Hợp lệ'], ['2', '无效', 'Invalid', 'Không hợp lệ'], ['3', '采集超时', 'Extraction timeout', 'Quá thời gian thu thập']]),
  dictionary('workOrderType', [['1', '商单', 'Commercial order', 'Đơn thương mại'], ['2', '团长单', 'Team-leader order', 'Đơn trưởng nhóm']]),
  dictionary('workAttribute', [['1', '拍摄费单', 'Shooting-fee order', 'Đơn phí quay'], ['2', '佣金单', 'Commission order', 'Đơn hoa hồng']]),
  dictionary('workOrderStatus', [['0', '草稿', 'Draft', 'Bản nháp'], ['1', '已下发', 'Issued', 'Đã phát'], ['2', '已接单', 'Claimed', 'Đã nhận'], ['3', '已结束', 'Ended', 'Đã kết thúc'], ['4', '已删除', 'Deleted', 'Đã xóa']]),
  dictionary('workOrderSource', [['1', '需求单', 'Demand form', 'Phiếu nhu cầu'], ['2', '管理员', 'Administrator', 'Quản trị viên'], ['3', '团长', 'Team leader', 'Trưởng nhóm'], ['4', '导入', 'Import', 'Nhập']]),
  dictionary('allocStatus', [['0', '待领取', 'Waiting', 'Chờ nhận'], ['1', '已领取', 'Claimed', 'Đã nhận'], ['2', '已退回', 'Returned', 'Đã trả']]),
  dictionary('approvalStatus', [['1', '待审核', 'Pending review', 'Chờ duyệt'], ['2', '已通过', 'Approved', 'Đã duyệt'], ['3', '已驳回', 'Rejected', 'Bị từ chối'], ['4', '已撤回', 'Withdrawn', 'Đã rút']]),
  dictionary('reviewStatus', [['1', '待审核', 'Pending review', 'Chờ duyệt'], ['2', '已通过', 'Approved', 'Đã duyệt'], ['3', '已驳回', 'Rejected', 'Bị từ chối'], ['4', '已撤回', 'Withdrawn', 'Đã rút']]),
  dictionary('cooperationStatus', [['0', '待联系', 'To contact', 'Chờ liên hệ'], ['1', '洽谈中', 'Negotiating', 'Đang thương lượng'], ['2', '已达成', 'Agreed', 'Đã chốt'], ['3', '制作中', 'Producing', 'Đang sản xuất'], ['4', '已发布', 'Published', 'Đã đăng'], ['5', '已履约', 'Fulfilled', 'Đã hoàn tất'], ['9', '已终止', 'Terminated', 'Đã chấm dứt']]),
  dictionary('shopStatus', [['0', '未提交', 'Not submitted', 'Chưa nộp'], ['1', '审核中', 'Under review', 'Đang duyệt'], ['2', '已认证', 'Certified', 'Đã xác thực'], ['3', '已驳回', 'Rejected', 'Bị từ chối']]),
  dictionary('certMethod', [['1', '个人', 'Person', 'Cá nhân'], ['2', '企业', 'Enterprise', 'Doanh nghiệp']]),
  dictionary('demandStatus', [['0', '草稿', 'Draft', 'Bản nháp'], ['1', '已提交', 'Submitted', 'Đã gửi'], ['2', '进行中', 'In progress', 'Đang thực hiện'], ['3', '已结束', 'Ended', 'Đã kết thúc']]),
  dictionary('intentStatus', [['0', '已发送', 'Sent', 'Đã gửi'], ['1', '已查看', 'Viewed', 'Đã xem'], ['2', '有意向', 'Interested', 'Quan tâm'], ['3', '已拒绝', 'Declined', 'Từ chối'], ['4', '已过期', 'Expired', 'Hết hạn'], ['5', '已转单', 'Converted', 'Đã chuyển đơn']]),
  dictionary('productCategory', [['beauty', '美妆', 'Beauty', 'Trang điểm'], ['skincare', '护肤', 'Skincare', 'Chăm sóc da'], ['womenFashion', '女装', "Women's fashion", 'Thời trang nữ'], ['menFashion', '男装', "Men's fashion", 'Thời trang nam'], ['shoesBags', '鞋包', 'Shoes and bags', 'Giày và túi']]),
  dictionary('authorCategory', [['beautyAuthor', '美妆护肤', 'Beauty and skincare', 'Làm đẹp'], ['fashionAuthor', '穿搭', 'Fashion', 'Thời trang'], ['foodAuthor', '美食', 'Food', 'Ẩm thực'], ['parenting', '母婴亲子', 'Parenting', 'Nuôi dạy con'], ['lifestyle', '生活', 'Lifestyle', 'Đời sống']]),
  dictionary('country', [['PH', '菲律宾', 'Philippines', 'Philippines'], ['MY', '马来西亚', 'Malaysia', 'Malaysia'], ['TH', '泰国', 'Thailand', 'Thái Lan'], ['VN', '越南', 'Vietnam', 'Việt Nam'], ['SG', '新加坡', 'Singapore', 'Singapore'], ['ID', '印度尼西亚', 'Indonesia', 'Indonesia']]),
  dictionary('sex', [['1', '男', 'Male', 'Nam'], ['2', '女', 'Female', 'Nữ'], ['3', '未知', 'Unknown', 'Không rõ']]),
];
