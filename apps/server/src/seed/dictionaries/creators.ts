import type { DictionarySeed } from './dictionarySeed';

export const creatorDictionaries: DictionarySeed[] = [
  {
    code: 'webId',
    names: { en: 'Channel', 'zh-CN': '渠道', vn: 'Kênh' },
    values: [
      ['1', '游戏商店', 'Game store', 'Cửa hàng game'],
      ['2', '视频站', 'Video site', 'Trang video'],
      ['4', '游戏社区', 'Game community', 'Cộng đồng game'],
      ['7', '短视频', 'Short video', 'Video ngắn'],
      ['8', '第二短视频', 'Second short video', 'Video ngắn thứ hai'],
      ['9', '手机厂商游戏中心', 'Phone maker game centre', 'Trung tâm game của hãng điện thoại'],
      ['10', '国际短视频', 'International short video', 'Video ngắn quốc tế'],
      ['20', 'YouTube', 'YouTube', 'YouTube'],
      ['21', 'Instagram', 'Instagram', 'Instagram'],
      ['30', 'Shopee', 'Shopee', 'Shopee'],
      ['31', 'Lazada', 'Lazada', 'Lazada'],
    ],
  },
  {
    code: 'platformType',
    names: { en: 'Platform type', 'zh-CN': '平台类型', vn: 'Loại nền tảng' },
    values: [
      ['1', '短视频', 'Short video', 'Video ngắn'],
      ['2', '直播', 'Live', 'Livestream'],
      ['3', '长视频', 'Long video', 'Video dài'],
      ['4', '图文', 'Image post', 'Bài ảnh'],
      ['5', '游戏社区', 'Game community', 'Cộng đồng game'],
    ],
  },
  {
    code: 'upType',
    names: { en: 'Creator type', 'zh-CN': '达人类型', vn: 'Loại KOL' },
    values: [
      ['1', '带货达人', 'Goods KOL', 'KOL bán hàng'],
      ['2', '游戏达人', 'Game KOL', 'KOL game'],
      ['3', '品牌达人', 'Brand KOL', 'KOL thương hiệu'],
      ['4', '内容制作', 'Content production', 'Sản xuất nội dung'],
    ],
  },
  {
    code: 'starLevel',
    names: { en: 'Star level', 'zh-CN': '星级', vn: 'Hạng sao' },
    values: [
      ['1', '一星', '1 star', '1 sao'],
      ['2', '二星', '2 stars', '2 sao'],
      ['3', '三星', '3 stars', '3 sao'],
      ['4', '四星', '4 stars', '4 sao'],
      ['5', '五星', '5 stars', '5 sao'],
    ],
  },
  {
    code: 'commentStatus',
    names: { en: 'Comment status', 'zh-CN': '评论状态', vn: 'Trạng thái bình luận' },
    values: [
      ['0', '正常', 'Normal', 'Bình thường'],
      ['1', '已隐藏', 'Hidden', 'Đã ẩn'],
      ['2', '已删除', 'Deleted', 'Đã xóa'],
    ],
  },
  {
    code: 'sentiment',
    names: { en: 'Sentiment', 'zh-CN': '情感', vn: 'Cảm xúc' },
    values: [
      ['-1', '负面', 'Negative', 'Tiêu cực'],
      ['0', '中性', 'Neutral', 'Trung tính'],
      ['1', '正面', 'Positive', 'Tích cực'],
    ],
  },
  {
    code: 'linkStatus',
    names: { en: 'Link status', 'zh-CN': '链接状态', vn: 'Trạng thái liên kết' },
    values: [
      ['0', '未检测', 'Unchecked', 'Chưa kiểm tra'],
      ['1', '有效', 'Valid', 'Hợp lệ'],
      ['2', '无效', 'Invalid', 'Không hợp lệ'],
      ['3', '采集超时', 'Extraction timeout', 'Quá thời gian thu thập'],
    ],
  },
  {
    code: 'rankPeriod',
    names: { en: 'Ranking period', 'zh-CN': '榜单周期', vn: 'Kỳ xếp hạng' },
    values: [
      ['1', '日榜', 'Daily', 'Ngày'],
      ['2', '周榜', 'Weekly', 'Tuần'],
      ['3', '月榜', 'Monthly', 'Tháng'],
      ['4', '总榜', 'Overall', 'Tổng'],
    ],
  },
  {
    code: 'extractionObject',
    names: { en: 'Collected object', 'zh-CN': '采集对象', vn: 'Đối tượng thu thập' },
    values: [
      ['1', '达人', 'Creators', 'KOL'],
      ['2', '作品', 'Works', 'Tác phẩm'],
      ['3', '评论', 'Comments', 'Bình luận'],
      ['4', '粉丝画像', 'Follower profile', 'Chân dung người theo dõi'],
      ['5', '订单', 'Orders', 'Đơn hàng'],
      ['6', '关键词', 'Keyword', 'Từ khóa'],
    ],
  },
  {
    code: 'frequencyUnit',
    names: { en: 'Frequency unit', 'zh-CN': '频率单位', vn: 'Đơn vị tần suất' },
    values: [
      ['1', '分钟', 'Minutes', 'Phút'],
      ['2', '小时', 'Hours', 'Giờ'],
    ],
  },
  {
    code: 'connectorStatus',
    names: { en: 'Connector status', 'zh-CN': '接口状态', vn: 'Trạng thái kết nối' },
    values: [
      ['0', '正常', 'Active', 'Hoạt động'],
      ['1', '已暂停', 'Paused', 'Tạm dừng'],
      ['2', '已停用', 'Disabled', 'Đã tắt'],
    ],
  },
  {
    code: 'taskSwitch',
    names: { en: 'Task switch', 'zh-CN': '任务开关', vn: 'Bật tắt tác vụ' },
    values: [
      ['0', '关闭', 'Close', 'Đóng'],
      ['1', '开启', 'Open', 'Mở'],
    ],
  },
  {
    code: 'taskRunStatus',
    names: { en: 'Task progress', 'zh-CN': '任务进度', vn: 'Tiến độ tác vụ' },
    values: [
      ['0', '未开始', 'Not started', 'Chưa bắt đầu'],
      ['1', '进行中', 'In progress', 'Đang chạy'],
      ['2', '已完成', 'Completed', 'Hoàn thành'],
    ],
  },
  {
    code: 'queueStatus',
    names: { en: 'Queue status', 'zh-CN': '队列状态', vn: 'Trạng thái hàng đợi' },
    values: [
      ['0', '待执行', 'To be executed', 'Chờ chạy'],
      ['1', '执行中', 'Executing', 'Đang chạy'],
      ['2', '已完成', 'Completed', 'Hoàn thành'],
      ['3', '超时', 'Timed out', 'Quá giờ'],
      ['4', '失败', 'Failed', 'Thất bại'],
      ['5', '已取消', 'Cancelled', 'Đã hủy'],
    ],
  },
];
