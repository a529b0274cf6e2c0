import type { Words } from '@backlot/contract';
import type { Language } from '../../../db/Language';

type StateWords = Readonly<Record<number, Words>>;

const review: StateWords = {
  1: { en: 'Pending review', 'zh-CN': '待审核', vn: 'Chờ duyệt' },
  2: { en: 'Approved', 'zh-CN': '已通过', vn: 'Đã duyệt' },
  3: { en: 'Rejected', 'zh-CN': '已驳回', vn: 'Bị từ chối' },
  4: { en: 'Withdrawn', 'zh-CN': '已撤回', vn: 'Đã rút' },
};

/** Words of the states of the trade for files, as the dictionaries of the same names begin with them. */
export const stateWords = {
  workOrderStatus: {
    0: { en: 'Draft', 'zh-CN': '草稿', vn: 'Bản nháp' },
    1: { en: 'Issued', 'zh-CN': '已下发', vn: 'Đã phát' },
    2: { en: 'Claimed', 'zh-CN': '已接单', vn: 'Đã nhận' },
    3: { en: 'Ended', 'zh-CN': '已结束', vn: 'Đã kết thúc' },
    4: { en: 'Deleted', 'zh-CN': '已删除', vn: 'Đã xóa' },
  },
  approvalStatus: review,
  reviewStatus: review,
  cooperationStatus: {
    0: { en: 'To contact', 'zh-CN': '待联系', vn: 'Chờ liên hệ' },
    1: { en: 'Negotiating', 'zh-CN': '洽谈中', vn: 'Đang thương lượng' },
    2: { en: 'Agreed', 'zh-CN': '已达成', vn: 'Đã chốt' },
    3: { en: 'Producing', 'zh-CN': '制作中', vn: 'Đang sản xuất' },
    4: { en: 'Published', 'zh-CN': '已发布', vn: 'Đã đăng' },
    5: { en: 'Fulfilled', 'zh-CN': '已履约', vn: 'Đã hoàn tất' },
    9: { en: 'Terminated', 'zh-CN': '已终止', vn: 'Đã chấm dứt' },
  },
  linkStatus: {
    0: { en: 'Unchecked', 'zh-CN': '未检测', vn: 'Chưa kiểm tra' },
    1: { en: 'Valid', 'zh-CN': '有效', vn: 'Hợp lệ' },
    2: { en: 'Invalid', 'zh-CN': '无效', vn: 'Không hợp lệ' },
    3: { en: 'Extraction timeout', 'zh-CN': '采集超时', vn: 'Quá thời gian thu thập' },
  },
  shopStatus: {
    0: { en: 'Not submitted', 'zh-CN': '未提交', vn: 'Chưa nộp' },
    1: { en: 'Under review', 'zh-CN': '审核中', vn: 'Đang duyệt' },
    2: { en: 'Certified', 'zh-CN': '已认证', vn: 'Đã xác thực' },
    3: { en: 'Rejected', 'zh-CN': '已驳回', vn: 'Bị từ chối' },
  },
  demandStatus: {
    0: { en: 'Draft', 'zh-CN': '草稿', vn: 'Bản nháp' },
    1: { en: 'Submitted', 'zh-CN': '已提交', vn: 'Đã gửi' },
    2: { en: 'In progress', 'zh-CN': '进行中', vn: 'Đang thực hiện' },
    3: { en: 'Ended', 'zh-CN': '已结束', vn: 'Đã kết thúc' },
  },
  planStatus: {
    0: { en: 'Nothing planned', 'zh-CN': '无计划', vn: 'Không có kế hoạch' },
    1: { en: 'Planned', 'zh-CN': '已计划', vn: 'Đã lên lịch' },
    2: { en: 'Done', 'zh-CN': '已跟进', vn: 'Đã liên hệ' },
    3: { en: 'Dropped', 'zh-CN': '已取消', vn: 'Đã bỏ' },
  },
  liveStatus: {
    1: { en: 'Planned', 'zh-CN': '已计划', vn: 'Đã lên lịch' },
    2: { en: 'On air', 'zh-CN': '直播中', vn: 'Đang phát' },
    3: { en: 'Results due', 'zh-CN': '待填数据', vn: 'Chờ số liệu' },
    4: { en: 'Reported', 'zh-CN': '已完成', vn: 'Đã có số liệu' },
    5: { en: 'Cancelled', 'zh-CN': '已取消', vn: 'Đã hủy' },
    6: { en: 'Did not take place', 'zh-CN': '未开播', vn: 'Không diễn ra' },
  },
  sampleStatus: {
    1: { en: 'Requested', 'zh-CN': '已申请', vn: 'Đã yêu cầu' },
    2: { en: 'Awaiting shipment', 'zh-CN': '待发货', vn: 'Chờ gửi' },
    3: { en: 'Shipped', 'zh-CN': '已发货', vn: 'Đã gửi' },
    4: { en: 'Delivered', 'zh-CN': '已签收', vn: 'Đã nhận' },
    5: { en: 'Completed', 'zh-CN': '已完成', vn: 'Hoàn thành' },
    6: { en: 'Rejected', 'zh-CN': '已驳回', vn: 'Bị từ chối' },
    7: { en: 'Cancelled', 'zh-CN': '已取消', vn: 'Đã hủy' },
    8: { en: 'Overdue', 'zh-CN': '已逾期', vn: 'Quá hạn' },
    9: { en: 'Returned or lost', 'zh-CN': '退回或丢失', vn: 'Trả lại hoặc thất lạc' },
  },
  intentStatus: {
    0: { en: 'Sent', 'zh-CN': '已发送', vn: 'Đã gửi' },
    1: { en: 'Viewed', 'zh-CN': '已查看', vn: 'Đã xem' },
    2: { en: 'Interested', 'zh-CN': '有意向', vn: 'Quan tâm' },
    3: { en: 'Declined', 'zh-CN': '已拒绝', vn: 'Từ chối' },
    4: { en: 'Expired', 'zh-CN': '已过期', vn: 'Hết hạn' },
    5: { en: 'Converted', 'zh-CN': '已转单', vn: 'Đã chuyển đơn' },
  },
} as const satisfies Record<string, StateWords>;

/** A state in the reader's language; the code where it has no word. */
export const stateWord = (name: keyof typeof stateWords, code: number, language: Language): string =>
  (stateWords[name] as StateWords)[code]?.[language] ?? String(code);
