import type { Words } from '../../core/words';

/** What is said of the fields of a place in a ranking. */
export const rankingWords = {
  rankNo: { en: 'Place', 'zh-CN': '名次', vn: 'Hạng' },
  prevRank: { en: 'Place before', 'zh-CN': '上期名次', vn: 'Hạng kỳ trước' },
  name: { en: 'Name', 'zh-CN': '名称', vn: 'Tên' },
  second: { en: 'Handle or owner', 'zh-CN': '账号或归属', vn: 'Tài khoản hoặc đơn vị' },
  tier: { en: 'Tier', 'zh-CN': '粉丝量级', vn: 'Nhóm KOL' },
  fans: { en: 'Followers', 'zh-CN': '粉丝数', vn: 'Người theo dõi' },
  starLevel: { en: 'Level', 'zh-CN': '星级', vn: 'Hạng sao' },
  score: { en: 'Score', 'zh-CN': '分数', vn: 'Điểm' },
  orders: { en: 'Orders', 'zh-CN': '订单数', vn: 'Số đơn' },
  growth: { en: 'Growth', 'zh-CN': '增长', vn: 'Tăng trưởng' },
  fansInc: { en: 'New followers', 'zh-CN': '新增粉丝', vn: 'Theo dõi mới' },
  interactionRate: { en: 'Interaction', 'zh-CN': '互动率', vn: 'Tương tác' },
  medianViews: { en: 'Median views', 'zh-CN': '播放中位数', vn: 'Lượt xem trung vị' },
  likes: { en: 'Likes', 'zh-CN': '点赞', vn: 'Lượt thích' },
  viewsInc: { en: 'New views', 'zh-CN': '新增播放', vn: 'Lượt xem mới' },
  views: { en: 'Views', 'zh-CN': '播放', vn: 'Lượt xem' },
  ageDays: { en: 'Age, days', 'zh-CN': '发布天数', vn: 'Số ngày đăng' },
  approvalRate: { en: 'Approved', 'zh-CN': '通过率', vn: 'Tỷ lệ duyệt' },
  daysOnList: { en: 'Days on list', 'zh-CN': '上榜天数', vn: 'Số ngày lên bảng' },
  consecutiveDays: { en: 'Days in a row', 'zh-CN': '连续上榜', vn: 'Ngày liên tiếp' },
  localGmv: { en: 'GMV in local money', 'zh-CN': 'GMV（当地货币）', vn: 'GMV (nội tệ)' },
} satisfies Record<string, Words>;
