/** A notice of an administrator and how far it has come. */
export interface ManagedNotice {
  /** 1 notice, 2 announcement. */
  type: 1 | 2;
  title: string;
  html: string;
  /** Account of the author. */
  by: string;
  /** Accounts of the receivers. */
  to: RegExp;
  course: 'draft' | 'published' | 'withdrawn';
}

const field = /^(?:leader|bd)\./;
const office = /^(?:admin\d?|finance\d?|leader\..+)$/;
const vietnam = /^(?:leader|bd)\.vn/;

export const managedNotices: readonly ManagedNotice[] = [
  {
    type: 1,
    title: 'Tạm dừng gửi hàng mẫu',
    html: '<p>Kho Bình Dương kiểm kê từ <strong>thứ Hai đến thứ Tư</strong>. Hàng mẫu được gửi lại từ thứ Năm.</p>',
    by: 'admin',
    to: vietnam,
    course: 'withdrawn',
  },
  {
    type: 2,
    title: 'Commission rules from 1 December',
    html: '<h2>What changes</h2><ul><li><p>Creators with fewer than 10,000 followers: <strong>from 8 to 10 %</strong></p></li><li><p>Orders with a filming fee: unchanged</p></li></ul><p>Orders that are already agreed keep their terms. Ask your leader before you promise anything else.</p>',
    by: 'admin',
    to: field,
    course: 'published',
  },
  {
    type: 1,
    title: '年终结算安排',
    html: '<h2>时间节点</h2><ol><li><p><strong>12 月 20 日</strong>前：补齐发布链接</p></li><li><p><strong>12 月 25 日</strong>前：确认结算单</p></li><li><p><strong>12 月 31 日</strong>：财务统一付款</p></li></ol><p>逾期未确认的订单顺延至一月结算。</p>',
    by: 'superAdmin',
    to: office,
    course: 'published',
  },
  {
    type: 2,
    title: 'Lịch nghỉ Tết Nguyên đán 2027',
    html: '<p>Văn phòng Việt Nam nghỉ từ <strong>04/02 đến hết 10/02/2027</strong>.</p><ul><li><p>Hoàn tất duyệt video trước ngày 02/02</p></li><li><p>Việc gấp: liên hệ trưởng nhóm</p></li></ul><p>Chúc cả đội một năm mới an khang!</p>',
    by: 'admin',
    to: vietnam,
    course: 'published',
  },
  {
    type: 1,
    title: 'Filming day in Manila',
    html: '<p>Studio and light are booked for <strong>12 December, 9:00 to 18:00</strong>.</p><blockquote><p>Bring the samples of your orders.</p></blockquote>',
    by: 'superAdmin',
    to: /^(?:leader|bd)\.ph/,
    course: 'draft',
  },
  {
    type: 2,
    title: '达人入库标准（征求意见稿）',
    html: '<p>拟自明年一月起执行，请各组长反馈意见：</p><ul><li><p>近 30 天至少发布 4 条视频</p></li><li><p>联系方式须为本人</p></li></ul>',
    by: 'superAdmin',
    to: /^leader\./,
    course: 'draft',
  },
];
