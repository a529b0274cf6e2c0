/** Texts of demo orders in the languages of the people who would write them. */
type Some = readonly [string, ...string[]];

export const recommendReasons: Some = [
  'Her audience is exactly the age group of this product, and she answers every comment.',
  'Sold two similar products last month, few returns.',
  '粉丝以年轻妈妈为主，与商品人群一致，带货稳定。',
  '近30天互动率高于同类达人，报价合理。',
  'KOL hay làm video so sánh sản phẩm, người xem tin tưởng.',
  'Tệp người xem trùng với khách hàng của shop, phản hồi nhanh.',
  'Good light and sound at home, videos need little correction.',
  '风格自然，适合开箱和试用内容。',
];

export const rejectReasons: Some = [
  'The audience is too young for this product.',
  '近期数据波动较大，请更换达人。',
  'Giá cao hơn ngân sách của đơn.',
  'Promoted a competitor last week.',
  '达人类目与商品不符。',
  'Video gần đây ít tương tác.',
];

export const linkRejectReasons: Some = ['The price in the video is wrong, please correct it.', '请补充商品特写镜头。', 'Thiếu hashtag của chiến dịch, vui lòng thêm.', 'The product name is not readable.', '开头三秒没有出现商品。'];

export const terminateReasons: Some = ['The creator is ill and cannot deliver.', '达人档期冲突。', 'KOL không phản hồi trong một tuần.'];

export const returnReasons: Some = ['Too many open orders this week.', '手上没有合适的达人。', 'Không có KOL phù hợp ngành hàng này.'];

export const endReasons: Some = ['All creators have delivered.', '活动结束。', 'Shop đã đủ nội dung.'];

export const demandEndReasons: Some = ['The product is out of stock.', '预算调整，暂停投放。', 'Đổi kế hoạch sang tháng sau.'];

export const messages: Some = [
  'Hello! We think your videos fit this product. Would you like to try it?',
  '您好，我们有一款适合您粉丝的商品，期待合作。',
  'Chào bạn, sản phẩm này rất hợp với kênh của bạn. Mời bạn hợp tác nhé!',
];

export const replies: Some = ['Sounds good, please send the details.', '可以，先寄样品看看。', 'Mình quan tâm, cho mình xem mức hoa hồng nhé.'];

/** What a campaign is called: the product follows. */
export const campaigns: Some = ['Launch', 'Double day', 'Payday', 'Holiday', 'Restock', 'New colours'];
