import type { Written } from '../demo/written';

export const recommendReasons: Written = {
  en: [
    'Her audience is exactly the age group of this product, and she answers every comment.',
    'Sold two similar products last month, few returns.',
    'Followers are mostly young mothers, like the buyers of this product; sales are steady.',
    'Interaction over the last 30 days is above that of similar creators, at a fair price.',
    'Compares products in most videos, and viewers trust the verdict.',
    'The viewers are the customers of this shop, and replies come quickly.',
    'Good light and sound at home, videos need little correction.',
    '{proven}; {steady}',
  ],
  vn: [
    'Người xem đúng độ tuổi của sản phẩm, bạn ấy trả lời mọi bình luận.',
    'Tháng trước đã bán hai sản phẩm tương tự, ít hoàn hàng.',
    'Người theo dõi chủ yếu là mẹ trẻ, đúng khách của sản phẩm, doanh số ổn định.',
    'Tương tác 30 ngày qua cao hơn KOL cùng nhóm, báo giá hợp lý.',
    'KOL hay làm video so sánh sản phẩm, người xem tin tưởng.',
    'Tệp người xem trùng với khách hàng của shop, phản hồi nhanh.',
    'Ánh sáng và âm thanh tốt, video ít phải sửa.',
    '{proven}; {steady}',
  ],
};

export const rejectReasons: Written = {
  en: [
    'The audience is too young for this product.',
    'The figures of the last weeks jump too much, please suggest somebody else.',
    'The price is above the budget of the order.',
    '{recent}',
    'The creator makes videos about other things than this product.',
    '{quiet}',
  ],
  vn: [
    'Người xem quá trẻ so với sản phẩm này.',
    'Số liệu gần đây biến động mạnh, vui lòng đổi KOL khác.',
    'Giá cao hơn ngân sách của đơn.',
    '{recent}',
    'Nội dung của KOL không hợp với sản phẩm.',
    '{quiet}',
  ],
};

export const linkRejectReasons: Written = {
  en: [
    '{text}',
    'Please add a close-up of the product.',
    '{tag}',
    'The product name is not readable.',
    'The product does not appear in the first three seconds.',
  ],
  vn: ['{text}', 'Vui lòng thêm cảnh quay cận sản phẩm.', '{tag}', 'Không đọc được tên sản phẩm.', 'Ba giây đầu chưa có sản phẩm.'],
};

export const terminateReasons: Written = {
  en: [
    'The creator is ill and cannot deliver.',
    'The creator has no time before the deadline.',
    'The creator has not answered for a week.',
  ],
  vn: ['KOL bị ốm, không giao bài được.', 'KOL không còn lịch trước hạn đăng.', 'KOL không phản hồi trong một tuần.'],
};

export const returnReasons: Written = {
  en: ['Too many open orders this week.', 'No creator of mine fits.', 'None of my creators sells this category.'],
  vn: ['Tuần này đang có quá nhiều đơn.', 'Hiện không có KOL phù hợp.', 'Không có KOL phù hợp ngành hàng này.'],
};

export const endReasons: Written = {
  en: ['All creators have delivered.', 'The campaign is over.', 'The shop has enough content.'],
  vn: ['Tất cả KOL đã giao bài.', 'Chiến dịch đã kết thúc.', 'Shop đã đủ nội dung.'],
};

export const demandEndReasons: Written = {
  en: ['The product is out of stock.', 'The budget has changed, the campaign is put off.', 'The plan moves to next month.'],
  vn: ['Sản phẩm đã hết hàng.', 'Thay đổi ngân sách, tạm dừng chiến dịch.', 'Đổi kế hoạch sang tháng sau.'],
};

export const messages: Written = {
  en: [
    'Hello! We think your videos fit this product. Would you like to try it?',
    'Hi, we have a product that your followers will like. Shall we work together?',
    'Good day! Your last unboxing was great; this product would suit it well.',
  ],
  vn: [
    'Chào bạn, sản phẩm này rất hợp với kênh của bạn. Mời bạn hợp tác nhé!',
    'Chào bạn, bên mình có sản phẩm hợp với người xem của bạn. Bạn dùng thử nhé?',
    'Chào bạn, video mở hộp gần đây rất hay; sản phẩm này sẽ rất hợp.',
  ],
};

export const replies: Written = {
  en: ['Sounds good, please send the details.', 'Fine, please send a sample first.', 'Interested, what is the commission?'],
  vn: ['Nghe hay đó, gửi mình thông tin nhé.', 'Được, cho mình xem hàng mẫu trước nhé.', 'Mình quan tâm, cho mình xem mức hoa hồng nhé.'],
};

export const refusals: Written = {
  en: [
    'Thank you, but I am booked until the end of next month.',
    'I work with another brand of this kind at the moment.',
    'This product does not suit my followers.',
  ],
  vn: [
    'Cảm ơn, nhưng mình kín lịch đến hết tháng sau.',
    'Hiện mình đang hợp tác với một thương hiệu cùng loại.',
    'Sản phẩm này không hợp với người theo dõi mình.',
  ],
};

/** What a campaign is called: the product follows. */
export const campaigns: Written = {
  en: ['Launch', 'Double day', 'Payday', 'Holiday', 'Restock', 'New colours'],
  vn: ['Ra mắt', 'Ngày đôi', 'Ngày lương', 'Mùa lễ', 'Hàng về', 'Màu mới'],
};
