import { defineStrings } from '@backlot/i18n';

/** How each type is scored, for readers (domain/metrics 5.5). */
export const formulaStrings = defineStrings({
  en: {
    creatorSales: 'Score: GMV of own orders in US dollars, refunds taken off. Ties: more orders, then the newer post.',
    fansGrowth:
      'Score: followers won in the period. A jump far from what is usual for the creator counts down to half. Days without data are left out, not counted as zero.',
    engagement:
      'Score of 0 to 100: 50 % interaction rate, 30 % median views, 20 % likes, each as the standing among creators of the country and tier with 3 or more works in 30 days (in the overall list, in the year).',
    potential:
      'Score of 0 to 100: 35 % growth of sales over 14 days, 25 % views per follower, 20 % interaction rate, 20 % kept deliveries, among creators of the country and tier with fewer than 500,000 followers. What is unknown is left out and the rest weighs more.',
    goodsSales:
      'Score: GMV of own orders in US dollars, refunds taken off. Growth: against the time of the same length before, from US$10 up.',
    shopSales:
      'Score: GMV of own orders in US dollars, refunds taken off. Growth: against the time of the same length before, from US$10 up.',
    hotVideo:
      'Score: new views × (1 + 2 × interaction rate), half as much for every 3 days of age. Videos whose views before are unknown are left out.',
    bdSales:
      'Score: GMV in US dollars that counts for settlement, settled or pending, by the day it began to count. Ties: the higher share of approved submissions.',
  },
  'zh-CN': {
    creatorSales: '分数：自有订单 GMV（美元，已扣退款）。并列时先比订单数，再比最近发布时间。',
    fansGrowth: '分数：周期内净增粉丝。远超该达人平常水平的突增最多减半计分；缺数据的日期不计入，也不按零处理。',
    engagement:
      '分数 0–100：互动率 50%、播放中位数 30%、点赞 20%，均为同国家同量级、30 天内至少 3 个作品（总榜为一年内）的达人中的相对位置。',
    potential:
      '分数 0–100：14 天销售增长 35%、粉均播放 25%、互动率 20%、样品履约 20%，在同国家同量级、粉丝少于 50 万的达人中比较。未知项不计，其余按比例放大。',
    goodsSales: '分数：自有订单 GMV（美元，已扣退款）。增长：与之前同样长的时间相比，基数至少 10 美元。',
    shopSales: '分数：自有订单 GMV（美元，已扣退款）。增长：与之前同样长的时间相比，基数至少 10 美元。',
    hotVideo: '分数：新增播放 ×（1 + 2 × 互动率），发布每过 3 天减半。此前播放未知的视频不计。',
    bdSales: '分数：可结算的 GMV（美元，含已结算和待结算），按进入结算口径的日期计。并列时比审核通过率。',
  },
  vn: {
    creatorSales: 'Điểm: GMV đơn của hệ thống bằng US$, đã trừ hoàn tiền. Bằng nhau thì xét số đơn, rồi bài đăng mới hơn.',
    fansGrowth:
      'Điểm: người theo dõi tăng trong kỳ. Mức tăng đột biến so với thường ngày của KOL chỉ được tính đến một nửa. Ngày thiếu dữ liệu bị bỏ qua, không tính là 0.',
    engagement:
      'Điểm 0–100: 50% tỷ lệ tương tác, 30% lượt xem trung vị, 20% lượt thích, xét theo vị trí giữa các KOL cùng quốc gia, cùng nhóm và có từ 3 video trong 30 ngày (bảng tổng: trong một năm).',
    potential:
      'Điểm 0–100: 35% tăng trưởng doanh số 14 ngày, 25% lượt xem trên mỗi người theo dõi, 20% tỷ lệ tương tác, 20% hoàn thành mẫu, giữa các KOL cùng quốc gia, cùng nhóm, dưới 500.000 người theo dõi. Phần chưa biết được bỏ ra và các phần còn lại tăng trọng số.',
    goodsSales:
      'Điểm: GMV đơn của hệ thống bằng US$, đã trừ hoàn tiền. Tăng trưởng: so với khoảng thời gian trước cùng độ dài, mốc từ US$10.',
    shopSales:
      'Điểm: GMV đơn của hệ thống bằng US$, đã trừ hoàn tiền. Tăng trưởng: so với khoảng thời gian trước cùng độ dài, mốc từ US$10.',
    hotVideo:
      'Điểm: lượt xem mới × (1 + 2 × tỷ lệ tương tác), giảm một nửa sau mỗi 3 ngày. Video chưa rõ lượt xem trước đó không được tính.',
    bdSales:
      'Điểm: GMV được tính đối soát bằng US$, đã hoặc chờ đối soát, theo ngày bắt đầu được tính. Bằng nhau thì xét tỷ lệ được duyệt.',
  },
});
