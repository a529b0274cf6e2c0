import { row } from '../core/errorRow';

/** Samples. */
export const sampleErrors = {
  sampleUpNotApproved: row(
    1026001,
    200,
    'message',
    'The creator is not approved in this order.',
    '达人未通过该工单审核。',
    'KOL chưa được duyệt trong đơn này.',
  ),
  noSamplesLeft: row(1026002, 200, 'message', 'No samples left ({n}).', '样品余量不足（{n}）。', 'Hết mẫu ({n}).'),
  sampleIsOpen: row(1026003, 200, 'message', 'An open sample already exists.', '已有进行中的寄样。', 'Đã có mẫu đang gửi.'),
  addressIncomplete: row(1026004, 200, 'field', 'The delivery address is incomplete.', '收货地址不完整。', 'Địa chỉ nhận chưa đầy đủ.'),
  sampleReviewLate: row(1026005, 200, 'message', 'The review deadline has passed.', '已超过审核期限。', 'Đã quá hạn duyệt.'),
  sampleRejectReason: row(1026006, 200, 'field', 'A reject reason is required.', '请选择驳回原因。', 'Cần chọn lý do từ chối.'),
  trackingNotUnique: row(
    1026007,
    200,
    'field',
    'Carrier and a unique tracking number are required.',
    '须填写物流公司及唯一运单号。',
    'Cần đơn vị vận chuyển và mã vận đơn duy nhất.',
  ),
  deliveredBeforeShipped: row(
    1026008,
    200,
    'field',
    'Delivery cannot be before shipping.',
    '签收时间不能早于发货时间。',
    'Thời gian nhận không thể trước khi gửi.',
  ),
};
