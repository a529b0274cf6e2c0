import { row } from './errorRow';

/** Extraction, keywords, creators, intents and labels (domain/errors, appendix A). */
export const creatorErrors = {
  extractionTimedOut: row(1029006, 200, 'message', 'Extraction timed out.', '采集超时。', 'Thu thập quá thời gian.'),
  extractionNoInformation: row(1029008, 200, 'message', 'No information obtained for the creator; switched to another mode, please retest.', '未获取到达人信息，系统已切换其他方式，请重新测试。', 'Không lấy được thông tin KOL, đã chuyển cách khác, hãy thử lại.'),
  blackFanExists: row(1031001, 200, 'message', 'This fan is already on the blacklist.', '该粉丝已在黑名单中。', 'Fan này đã có trong danh sách đen.'),
  keywordExists: row(1031002, 200, 'message', 'The keyword already exists.', '关键词重复。', 'Từ khóa đã tồn tại.'),
  extractionTestFirst: row(1033002, 200, 'message', 'Complete the extraction test before saving the creator.', '保存达人前请先完成采集测试。', 'Hãy hoàn tất kiểm tra thu thập trước khi lưu.'),
  upKnown: row(1033003, 200, 'message', 'This creator is already in the library.', '该达人已在达人库中。', 'KOL này đã có trong kho.'),
  labelRequired: row(1033004, 200, 'message', 'At least one label must be added.', '请至少添加一个标签。', 'Cần thêm ít nhất một nhãn.'),
  tooManyWorks: row(1033005, 200, 'message', 'At most 10 works by link per creator.', '每位达人最多通过链接添加 10 个作品。', 'Mỗi KOL tối đa 10 tác phẩm thêm bằng liên kết.'),
  ratiosNotWhole: row(1033011, 200, 'message', 'Profile ratios must add up to 100 %.', '画像比例之和须为 100%。', 'Tổng tỷ lệ phải bằng 100%.'),
  inviteDailyLimit: row(1033021, 200, 'message', 'At most 100 invitations per day.', '每天最多发送 100 个邀约。', 'Tối đa 100 lời mời mỗi ngày.'),
  invitedRecently: row(1033022, 200, 'message', 'This creator was invited within the last 7 days.', '该达人 7 天内已邀约。', 'KOL đã được mời trong 7 ngày qua.'),
  inviteBlacklisted: row(1033023, 200, 'message', 'The creator is blacklisted.', '该达人已被拉黑。', 'KOL nằm trong danh sách đen.'),
  messageLength: row(1033024, 200, 'message', 'Message must be 1 to 500 characters.', '邀约内容须为 1-500 字。', 'Nội dung 1-500 ký tự.'),
  tooManyCreators: row(1033031, 200, 'message', 'You already own {n} creators.', '您名下已有 {n} 位达人。', 'Bạn đang quản lý {n} KOL.'),
  handOverSubmissions: row(1033032, 200, 'message', 'Hand over the open submissions as well.', '须同时移交进行中的提交。', 'Hãy bàn giao cả mục đang mở.'),
  labelNameRepeated: row(1034001, 200, 'field', 'This name is taken.', '名称重复。', 'Tên này đã có.'),
  labelInUse: row(1034003, 200, 'message', 'The label is in use; merge it into another one.', '标签使用中，请合并到其他标签。', 'Nhãn đang dùng, hãy gộp vào nhãn khác.'),
};
