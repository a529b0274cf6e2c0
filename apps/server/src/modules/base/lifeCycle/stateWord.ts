import type { Language } from '../../../db/Language';

type Words = Readonly<Record<number, readonly [zh: string, en: string, vn: string]>>;

const review: Words = {
  1: ['待审核', 'Pending review', 'Chờ duyệt'],
  2: ['已通过', 'Approved', 'Đã duyệt'],
  3: ['已驳回', 'Rejected', 'Bị từ chối'],
  4: ['已撤回', 'Withdrawn', 'Đã rút'],
};

/** Words of the states of the trade for files, as the dictionaries of the same names begin with them. */
export const stateWords = {
  workOrderStatus: {
    0: ['草稿', 'Draft', 'Bản nháp'],
    1: ['已下发', 'Issued', 'Đã phát'],
    2: ['已接单', 'Claimed', 'Đã nhận'],
    3: ['已结束', 'Ended', 'Đã kết thúc'],
    4: ['已删除', 'Deleted', 'Đã xóa'],
  },
  approvalStatus: review,
  reviewStatus: review,
  cooperationStatus: {
    0: ['待联系', 'To contact', 'Chờ liên hệ'],
    1: ['洽谈中', 'Negotiating', 'Đang thương lượng'],
    2: ['已达成', 'Agreed', 'Đã chốt'],
    3: ['制作中', 'Producing', 'Đang sản xuất'],
    4: ['已发布', 'Published', 'Đã đăng'],
    5: ['已履约', 'Fulfilled', 'Đã hoàn tất'],
    9: ['已终止', 'Terminated', 'Đã chấm dứt'],
  },
  linkStatus: {
    0: ['未检测', 'Unchecked', 'Chưa kiểm tra'],
    1: ['有效', 'Valid', 'Hợp lệ'],
    2: ['无效', 'Invalid', 'Không hợp lệ'],
    3: ['采集超时', 'Extraction timeout', 'Quá thời gian thu thập'],
  },
  shopStatus: {
    0: ['未提交', 'Not submitted', 'Chưa nộp'],
    1: ['审核中', 'Under review', 'Đang duyệt'],
    2: ['已认证', 'Certified', 'Đã xác thực'],
    3: ['已驳回', 'Rejected', 'Bị từ chối'],
  },
  demandStatus: {
    0: ['草稿', 'Draft', 'Bản nháp'],
    1: ['已提交', 'Submitted', 'Đã gửi'],
    2: ['进行中', 'In progress', 'Đang thực hiện'],
    3: ['已结束', 'Ended', 'Đã kết thúc'],
  },
  planStatus: {
    0: ['无计划', 'Nothing planned', 'Không có kế hoạch'],
    1: ['已计划', 'Planned', 'Đã lên lịch'],
    2: ['已跟进', 'Done', 'Đã liên hệ'],
    3: ['已取消', 'Dropped', 'Đã bỏ'],
  },
  liveStatus: {
    1: ['已计划', 'Planned', 'Đã lên lịch'],
    2: ['直播中', 'On air', 'Đang phát'],
    3: ['待填数据', 'Results due', 'Chờ số liệu'],
    4: ['已完成', 'Reported', 'Đã có số liệu'],
    5: ['已取消', 'Cancelled', 'Đã hủy'],
    6: ['未开播', 'Did not take place', 'Không diễn ra'],
  },
  sampleStatus: {
    1: ['已申请', 'Requested', 'Đã yêu cầu'],
    2: ['待发货', 'Awaiting shipment', 'Chờ gửi'],
    3: ['已发货', 'Shipped', 'Đã gửi'],
    4: ['已签收', 'Delivered', 'Đã nhận'],
    5: ['已完成', 'Completed', 'Hoàn thành'],
    6: ['已驳回', 'Rejected', 'Bị từ chối'],
    7: ['已取消', 'Cancelled', 'Đã hủy'],
    8: ['已逾期', 'Overdue', 'Quá hạn'],
    9: ['退回或丢失', 'Returned or lost', 'Trả lại hoặc thất lạc'],
  },
  intentStatus: {
    0: ['已发送', 'Sent', 'Đã gửi'],
    1: ['已查看', 'Viewed', 'Đã xem'],
    2: ['有意向', 'Interested', 'Quan tâm'],
    3: ['已拒绝', 'Declined', 'Từ chối'],
    4: ['已过期', 'Expired', 'Hết hạn'],
    5: ['已转单', 'Converted', 'Đã chuyển đơn'],
  },
} as const satisfies Record<string, Words>;

const place = { 'zh-CN': 0, en: 1, vn: 2 } as const;

/** A state in the reader's language; the code where it has no word. */
export const stateWord = (name: keyof typeof stateWords, code: number, language: Language): string =>
  (stateWords[name] as Words)[code]?.[place[language]] ?? String(code);
