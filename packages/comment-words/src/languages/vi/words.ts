export const stopWords = `
là, của, và, có, cho, với, thì, mà, ở, tại, từ, đến, tới, trong, ngoài, trên, dưới, về, vào, ra, lên, xuống, qua, lại, để, nên, vì, do, bởi, nếu, khi, lúc, đang, đã, sẽ, vừa, mới, rồi, chưa, không, chẳng, chả, đừng, cũng, vẫn, còn, đều, chỉ, cứ, hãy, được, bị, phải, cần, muốn, biết, thấy, nghe, xem, coi, nói, bảo, kêu, làm, đi, lấy, mua, bán, dùng, xài, này, kia, đó, đây, ấy, nào, gì, sao, đâu, ai, mấy, bao nhiêu, bao giờ, bao lâu, thế, vậy, như, hơn, nhất, rất, quá, lắm, hơi, khá, cực, siêu, luôn, nữa, thôi, nhé, nha, nhá, ạ, à, ơi, hả, hở, nhỉ, đi, chứ, đấy, dạ, vâng, ừ, ừm, ờ, ok, kìa, nè, hen, hén, ta, tui, tôi, mình, em, anh, chị, bạn, cô, chú, bác, bà, ông, bé, con, nó, họ, chúng ta, chúng tôi, mọi người, người, người ta, các, những, một, hai, ba, bốn, năm, mỗi, mọi, từng, cả, hết, toàn, nhiều, ít, vài, cái, chiếc, cây, con, bộ, hộp, lần, ngày, tháng, hôm, hôm nay, hôm qua, ngày mai, mai, nay, giờ, bây giờ, sáng, trưa, chiều, tối, trước, sau, bên, chỗ, nơi, lúc nào, khi nào, thật, thiệt, thật sự, đúng, kiểu, loại, việc, điều, chuyện, nhưng, nhưng mà, tuy, tuy nhiên, hay, hoặc, hay là, rằng, bằng, theo, cùng, giữa, shop, sốp, ad, mn, bn, v, z, haha, hihi, hehe, kkk, xin, cho hỏi, giúp, dùm, giùm, thể, có thể, đến nỗi, bữa, đợt, xong, ngay, liền, tự, đây nè, ghê, dữ
`;

export const aliases = `
không: ko, k, hk, kh, kg, khg, hông, hong, hok, hem, hổng, kô, kho6ng, khum, khom, hôn, kông
được: dc, đc, đk, dk, đuợc, đươc
bao nhiêu: bn, bnhiu, bao nhiu, bao nhiêu tiền, bao nhieu
mọi người: mn, mng, m.n
vậy: v, z, zậy, zay, zị, vị, dzậy, vay
rồi: r, rùi, ròi, òi, roài
sản phẩm: sp, sphẩm, san pham
đẹp: đệp, đẹpp, đẹm
quá: wá, qá
thích: thik, thix, thíc
biết: bít, bik
chị: cj, chj
em: e, iem
với: vs, zới
gì: j, ji
giờ: h, giờ h
trả lời: rep, reply, tl, trl
nhắn tin: nt, ib, inbox
cảm ơn: cảm ơnn, cám ơn, thanks, tks, thank, camon, cmon
yêu: iu, yeu, yêuu, iuu
người: ng, ngừi, ngừoi
như: nhu, nhx
nhiều: nhìu, nh, nhiu
nhiêu: nhiu tiền
luôn: lun, luôn á, luonn
cưng: kưng
dễ thương: dễ thw, dthw, dth, dễ thưn, dễ xương
thương: thw
chất lượng: cl tốt, chất lượg
bình thường: bt, bth, bthg, bình thườg
trời ơi: troi oi, trời ưi, tr oi
xài: xai, sài
ngon: ngonn, ngoan
đúng: đg, dug
giao hàng: gh
ship: síp, shíp
shop: sốp, sọp, shọp
live: lai, lai chim, livestream, live stream
follow: fl, flow, fol
`;

export const dictionary = `
sản phẩm, chất lượng, giao hàng, đóng gói, vận chuyển, phí ship, tiền ship, mã giảm giá, giảm giá, khuyến mãi, giỏ hàng, thanh toán, chuyển khoản, thanh toán khi nhận hàng, đặt hàng, đơn hàng, nhận hàng, hết hàng, còn hàng, hàng có sẵn, xem hàng, kiểm hàng, hàng hiệu, hàng việt, hàng nội địa, cửa hàng, người bán, người mua, khách hàng, chăm sóc khách hàng, tư vấn, nhân viên, chủ shop, quảng cáo, nhãn hàng, thương hiệu, hạn sử dụng, thành phần, hướng dẫn, cách dùng, bảng size, kích thước, màu sắc, màu đen, màu trắng, màu đỏ, màu hồng, màu xanh, màu be, màu nâu, chất vải, chất liệu, đường may, form dáng, kiểu dáng, mẫu mã, quần áo, áo thun, áo khoác, áo sơ mi, áo dài, quần jean, quần đùi, quần tây, chân váy, váy đầm, đầm, giày dép, giày thể thao, giày cao gót, dép, túi xách, balo, ví tiền, đồng hồ, trang sức, vòng tay, bông tai, dây chuyền, mắt kính, nón, son môi, son dưỡng, kem nền, phấn phủ, phấn nước, phấn má, kẻ mắt, chì kẻ mày, kem chống nắng, chống nắng, kem dưỡng, dưỡng ẩm, dưỡng da, nước hoa, nước hoa hồng, sữa rửa mặt, tẩy trang, nước tẩy trang, mặt nạ, sữa tắm, dầu gội, dầu xả, sữa dưỡng thể, trang điểm, mỹ phẩm, da dầu, da khô, da nhạy cảm, da mụn, da ngăm, da mặt, lỗ chân lông, trị mụn, trắng răng, tóc, mẹ bầu, em bé, trẻ em, con trai, con gái, bạn trai, bạn gái, vợ chồng, ông bà, cha mẹ, điện thoại, ốp lưng, sạc dự phòng, cục sạc, dây sạc, tai nghe, loa, máy tính, laptop, bàn phím, chuột, màn hình, tivi, tủ lạnh, máy giặt, máy lạnh, quạt, nồi cơm, nồi cơm điện, nồi chiên, nồi chiên không dầu, chảo, chảo chống dính, dao, thớt, ly nước, bình nước, bình giữ nhiệt, chén dĩa, máy hút bụi, máy sấy tóc, máy sấy, kệ, tủ quần áo, giường, chăn ga, gối, khăn, rèm, thảm, đèn, đồ chơi, tã, bỉm, sữa bột, bình sữa, bánh kẹo, bánh tráng, khô gà, khô bò, trái cây, sầu riêng, xoài, thịt bò, thịt gà, hải sản, tôm, cua, mì gói, bún, phở, cơm, bánh mì, trà sữa, cà phê, nước mắm, tương ớt, gia vị, hương vị, mùi vị, mùi hương, ăn vặt, giảm cân, tập gym, yoga, chạy bộ, pin, dung lượng, chụp hình, camera, chống ồn, âm thanh, hình ảnh, video, clip, nội dung, kênh, tiktok, livestream, phiên live, xem lại live, người mẫu, nhà sáng tạo, thần tượng, ca sĩ, giọng nói, giọng, nhạc nền, bài hát, việt nam, sài gòn, hà nội, đà nẵng, cần thơ, thái lan, hàn quốc, trung quốc, nhật bản, mã lai, nước ngoài, siêu thị, chợ, công ty, văn phòng, sinh nhật, quà tặng, tết, noel, mùa hè, mùa đông, trời mưa, thời tiết, chiều cao, cân nặng, số điện thoại, địa chỉ, trang điểm, review, trải nghiệm, so sánh, đánh giá, hợp tác, liên lạc, phản hồi, hôm trước, bữa trước, tuần sau, tuần này, cuối tuần
`;
