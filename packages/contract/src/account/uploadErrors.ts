import { row } from '../core/errorRow';

/** Uploads in parts, and files that are read in ranges. */
export const uploadErrors = {
  partTooLarge: row(
    1030031,
    413,
    'message',
    'A part has at most {limit} MB.',
    '每个分片不超过 {limit} MB。',
    'Mỗi phần tối đa {limit} MB.',
  ),
  partLength: row(
    1030032,
    200,
    'message',
    'Part {no} has another length than the file needs; send it again.',
    '第 {no} 个分片长度不符，请重新上传。',
    'Phần {no} có độ dài không khớp, hãy gửi lại.',
  ),
  hashMismatch: row(
    1030033,
    200,
    'message',
    'The file changed on its way (SHA-256 differs); upload it again.',
    '文件在传输中发生变化（SHA-256 不一致），请重新上传。',
    'Tệp đã thay đổi khi truyền (SHA-256 khác), hãy tải lại.',
  ),
  uploadIncomplete: row(
    1030034,
    200,
    'message',
    '{n} parts of the file are missing; go on with the upload.',
    '还缺 {n} 个分片，请继续上传。',
    'Còn thiếu {n} phần của tệp, hãy tải tiếp.',
  ),
  tooManyUploads: row(
    1030035,
    200,
    'message',
    'At most {limit} uploads at once; finish or cancel one first.',
    '最多同时进行 {limit} 个上传，请先完成或取消其中一个。',
    'Tối đa {limit} lượt tải lên cùng lúc; hãy hoàn tất hoặc hủy bớt.',
  ),
  rangeOutside: row(
    1030036,
    416,
    'message',
    'The file ends before this place.',
    '请求的位置超出文件长度。',
    'Vị trí yêu cầu vượt quá độ dài tệp.',
  ),
};
