import { row } from '../core/errorRow';

/** Collection of channel data. 1029006 and 1029008 stand with the creators, whose test answers them too. */
export const collectionErrors = {
  taskOpen: row(1029001, 200, 'message', 'Close the task before editing.', '请先关闭任务再编辑。', 'Hãy tắt tác vụ trước khi sửa.'),
  taskWindowTooLong: row(
    1029002,
    200,
    'field',
    'The time window must not exceed 7 days.',
    '时间段不能超过 7 天。',
    'Khoảng thời gian không quá 7 ngày.',
  ),
  taskFrequencyWrong: row(
    1029003,
    200,
    'field',
    'Frequency must be 1-59 minutes or 1-23 hours.',
    '频率须为 1-59 分钟或 1-23 小时。',
    'Tần suất 1-59 phút hoặc 1-23 giờ.',
  ),
  taskWithoutTargets: row(1029004, 200, 'field', 'Choose at least one object.', '请至少选择一个对象。', 'Hãy chọn ít nhất một đối tượng.'),
  quotaUsedUp: row(
    1029005,
    200,
    'message',
    'The channel quota for today is used up.',
    '该渠道今日额度已用完。',
    'Hạn mức kênh hôm nay đã hết.',
  ),
  collectedJustNow: row(
    1029007,
    200,
    'message',
    'This object was collected less than 10 minutes ago.',
    '该对象 10 分钟内已采集。',
    'Đối tượng vừa được thu thập.',
  ),
};
