import type { DictionarySeed, ValueSeed } from './dictionarySeed';

const review: ValueSeed[] = [
  ['1', '待审核', 'Pending review', 'Chờ duyệt'],
  ['2', '已通过', 'Approved', 'Đã duyệt'],
  ['3', '已驳回', 'Rejected', 'Bị từ chối'],
  ['4', '已撤回', 'Withdrawn', 'Đã rút'],
];

export const orderDictionaries: DictionarySeed[] = [
  {
    code: 'workOrderType',
    names: { en: 'Work order type', 'zh-CN': '工单类型', vn: 'Loại đơn' },
    values: [
      ['1', '商单', 'Commercial order', 'Đơn thương mại'],
      ['2', '团长单', 'Team-leader order', 'Đơn trưởng nhóm'],
    ],
  },
  {
    code: 'workAttribute',
    names: { en: 'Work order attribute', 'zh-CN': '工单属性', vn: 'Thuộc tính đơn' },
    values: [
      ['1', '拍摄费单', 'Shooting-fee order', 'Đơn phí quay'],
      ['2', '佣金单', 'Commission order', 'Đơn hoa hồng'],
    ],
  },
  {
    code: 'workOrderStatus',
    names: { en: 'Work order status', 'zh-CN': '工单状态', vn: 'Trạng thái đơn' },
    values: [
      ['0', '草稿', 'Draft', 'Bản nháp'],
      ['1', '已下发', 'Issued', 'Đã phát'],
      ['2', '已接单', 'Claimed', 'Đã nhận'],
      ['3', '已结束', 'Ended', 'Đã kết thúc'],
      ['4', '已删除', 'Deleted', 'Đã xóa'],
    ],
  },
  {
    code: 'workOrderSource',
    names: { en: 'Work order source', 'zh-CN': '工单来源', vn: 'Nguồn đơn' },
    values: [
      ['1', '需求单', 'Demand form', 'Phiếu nhu cầu'],
      ['2', '管理员', 'Administrator', 'Quản trị viên'],
      ['3', '团长', 'Team leader', 'Trưởng nhóm'],
      ['4', '导入', 'Import', 'Nhập'],
    ],
  },
  {
    code: 'allocStatus',
    names: { en: 'Allocation status', 'zh-CN': '分配状态', vn: 'Trạng thái phân bổ' },
    values: [
      ['0', '待领取', 'Waiting', 'Chờ nhận'],
      ['1', '已领取', 'Claimed', 'Đã nhận'],
      ['2', '已退回', 'Returned', 'Đã trả'],
    ],
  },
  { code: 'approvalStatus', names: { en: 'Approval status', 'zh-CN': '审批状态', vn: 'Trạng thái phê duyệt' }, values: review },
  { code: 'reviewStatus', names: { en: 'Review status', 'zh-CN': '审核状态', vn: 'Trạng thái duyệt' }, values: review },
  {
    code: 'cooperationStatus',
    names: { en: 'Cooperation status', 'zh-CN': '合作状态', vn: 'Trạng thái hợp tác' },
    values: [
      ['0', '待联系', 'To contact', 'Chờ liên hệ'],
      ['1', '洽谈中', 'Negotiating', 'Đang thương lượng'],
      ['2', '已达成', 'Agreed', 'Đã chốt'],
      ['3', '制作中', 'Producing', 'Đang sản xuất'],
      ['4', '已发布', 'Published', 'Đã đăng'],
      ['5', '已履约', 'Fulfilled', 'Đã hoàn tất'],
      ['9', '已终止', 'Terminated', 'Đã chấm dứt'],
    ],
  },
  {
    code: 'shopStatus',
    names: { en: 'Merchant status', 'zh-CN': '商家状态', vn: 'Trạng thái nhà bán hàng' },
    values: [
      ['0', '未提交', 'Not submitted', 'Chưa nộp'],
      ['1', '审核中', 'Under review', 'Đang duyệt'],
      ['2', '已认证', 'Certified', 'Đã xác thực'],
      ['3', '已驳回', 'Rejected', 'Bị từ chối'],
    ],
  },
  {
    code: 'certMethod',
    names: { en: 'Certification method', 'zh-CN': '认证方式', vn: 'Cách xác thực' },
    values: [
      ['1', '个人', 'Person', 'Cá nhân'],
      ['2', '企业', 'Enterprise', 'Doanh nghiệp'],
    ],
  },
  {
    code: 'demandStatus',
    names: { en: 'Demand status', 'zh-CN': '需求单状态', vn: 'Trạng thái nhu cầu' },
    values: [
      ['0', '草稿', 'Draft', 'Bản nháp'],
      ['1', '已提交', 'Submitted', 'Đã gửi'],
      ['2', '进行中', 'In progress', 'Đang thực hiện'],
      ['3', '已结束', 'Ended', 'Đã kết thúc'],
    ],
  },
  {
    code: 'intentStatus',
    names: { en: 'Intent status', 'zh-CN': '合作意向状态', vn: 'Trạng thái hợp tác dự kiến' },
    values: [
      ['0', '已发送', 'Sent', 'Đã gửi'],
      ['1', '已查看', 'Viewed', 'Đã xem'],
      ['2', '有意向', 'Interested', 'Quan tâm'],
      ['3', '已拒绝', 'Declined', 'Từ chối'],
      ['4', '已过期', 'Expired', 'Hết hạn'],
      ['5', '已转单', 'Converted', 'Đã chuyển đơn'],
    ],
  },
  {
    code: 'planStatus',
    names: { en: 'Follow-up plan', 'zh-CN': '跟进计划状态', vn: 'Kế hoạch liên hệ' },
    values: [
      ['0', '无计划', 'Nothing planned', 'Không có kế hoạch'],
      ['1', '已计划', 'Planned', 'Đã lên lịch'],
      ['2', '已跟进', 'Done', 'Đã liên hệ'],
      ['3', '已取消', 'Dropped', 'Đã bỏ'],
    ],
  },
  {
    code: 'followUpKind',
    names: { en: 'Follow-up kind', 'zh-CN': '跟进方式', vn: 'Hình thức liên hệ' },
    values: [
      ['1', '电话', 'Call', 'Gọi điện'],
      ['2', '消息', 'Message', 'Nhắn tin'],
      ['3', '拜访', 'Visit', 'Gặp mặt'],
    ],
  },
  {
    code: 'liveStatus',
    names: { en: 'Live status', 'zh-CN': '直播状态', vn: 'Trạng thái phiên live' },
    values: [
      ['1', '已计划', 'Planned', 'Đã lên lịch'],
      ['2', '直播中', 'On air', 'Đang phát'],
      ['3', '待填数据', 'Results due', 'Chờ số liệu'],
      ['4', '已完成', 'Reported', 'Đã có số liệu'],
      ['5', '已取消', 'Cancelled', 'Đã hủy'],
      ['6', '未开播', 'Did not take place', 'Không diễn ra'],
    ],
  },
  {
    code: 'liveResultSource',
    names: { en: 'Source of live results', 'zh-CN': '直播数据来源', vn: 'Nguồn số liệu live' },
    values: [
      ['1', '手工填写', 'Typed in', 'Nhập tay'],
      ['2', '文件导入', 'From a file', 'Từ tệp'],
      ['3', '渠道接口', 'From the channel', 'Từ kênh'],
    ],
  },
  {
    code: 'sampleStatus',
    names: { en: 'Sample status', 'zh-CN': '寄样状态', vn: 'Trạng thái mẫu' },
    values: [
      ['1', '已申请', 'Requested', 'Đã yêu cầu'],
      ['2', '待发货', 'Awaiting shipment', 'Chờ gửi'],
      ['3', '已发货', 'Shipped', 'Đã gửi'],
      ['4', '已签收', 'Delivered', 'Đã nhận'],
      ['5', '已完成', 'Completed', 'Hoàn thành'],
      ['6', '已驳回', 'Rejected', 'Bị từ chối'],
      ['7', '已取消', 'Cancelled', 'Đã hủy'],
      ['8', '已逾期', 'Overdue', 'Quá hạn'],
      ['9', '退回或丢失', 'Returned or lost', 'Trả lại hoặc thất lạc'],
    ],
  },
  {
    code: 'orderStatus',
    names: { en: 'Order status', 'zh-CN': '订单状态', vn: 'Trạng thái đơn hàng' },
    values: [
      ['1', '处理中', 'Processing', 'Đang xử lý'],
      ['2', '已完成', 'Completed', 'Hoàn thành'],
      ['3', '已取消', 'Cancelled', 'Đã hủy'],
      ['4', '已冻结', 'Frozen', 'Tạm giữ'],
      ['5', '已扣除', 'Deducted', 'Đã khấu trừ'],
    ],
  },
  {
    code: 'orderSource',
    names: { en: 'Order source', 'zh-CN': '订单来源', vn: 'Nguồn đơn hàng' },
    values: [
      ['7', '短视频', 'Short video', 'Video ngắn'],
      ['10', '国际短视频', 'International short video', 'Video ngắn quốc tế'],
      ['20', 'YouTube', 'YouTube', 'YouTube'],
      ['21', 'Instagram', 'Instagram', 'Instagram'],
      ['30', 'Shopee', 'Shopee', 'Shopee'],
      ['31', 'Lazada', 'Lazada', 'Lazada'],
      ['99', '导入', 'Import', 'Nhập'],
    ],
  },
  {
    code: 'salesType',
    names: { en: 'Sales type', 'zh-CN': '销售类型', vn: 'Loại bán hàng' },
    values: [
      ['1', '视频', 'Video', 'Video'],
      ['2', '直播', 'Live', 'Livestream'],
      ['3', '橱窗', 'Showcase', 'Gian hàng'],
      ['4', '直播预告', 'Pre-live', 'Trước livestream'],
      ['5', '活动页', 'Promotion page', 'Trang khuyến mãi'],
      ['6', '分享链接', 'Shared link', 'Liên kết chia sẻ'],
    ],
  },
];
