export const vi = `
+ Son này lên màu đẹp quá trời, mua lần 3 rồi
-c Hàng về bị vỡ, hộp móp méo hết
0q Có size L ko shop
+ giao hàng nhanh, hôm qua đặt hôm nay có
0 mới đặt xong, chờ nhận hàng rồi review
-c hoàn tiền cả tuần nay chưa thấy, nhắn shop ko rep
+ sp dùng ok lắm nha mn
0q bn tiền v shop
- mắc quá, chỗ khác rẻ hơn một nửa
+ yêu quá đi 😍
0s kết bạn zalo 0912345678 nhận quà miễn phí
-c hàng fake, xài xong nổi mẩn đỏ cả mặt
+ cười xỉu với bà này haha
0q mấy giờ live vậy chị
- chất vải mỏng, ko giống hình
+ đáng đồng tiền bát gạo
0 em ở Cần Thơ
-c nhân viên tư vấn thái độ lồi lõm, hỏi 3 lần ko thèm trả lời
+ chị xinh quá, da đẹp nữa
0q bầu dùng được không ạ
- ko hợp với mình, bết dính khó chịu
+ mua cho mẹ mà mẹ thích lắm
0 tem
-c giao sai màu còn bắt mình trả phí ship đổi hàng
+ cũng ổn áp, lần sau ủng hộ tiếp
0q loại này với loại cũ khác gì nhau ạ
- xem live thì đẹp mà nhận hàng thất vọng
+ xài 1 tháng hết mụn luôn, đỉnh
0s nhận tăng follow tăng tim giá rẻ ib mình
- dạo này toàn quảng cáo, chán
+ đóng gói cẩn thận, chắc chắn, shop dễ thương
0q ship qua Mã Lai được k
-c lừa đảo đó mn, chuyển khoản xong chặn luôn
+ giá này mà ko chốt thì phí
0 đi ngang qua
- giặt 1 lần phai màu, chỉ thừa tùm lum
+ nên mua nha, ko phí tiền đâu
0q mua ở đâu v ạ
- mùi nồng nặc chịu ko nổi
+ ủng hộ hàng Việt, cố lên 💪
0 Sài Gòn đang mưa
-c thiếu 1 món, nhắn tin shop không trả lời
+ đường may đẹp, vải mát, mặc vừa in
0q có mã giảm giá ko ạ?
- nói to quá nghe nhức đầu
+ ko ngờ rẻ mà chất lượng tốt vậy luôn
0 bữa trước mua màu xanh, giờ mua màu trắng
- xài ko thấy tác dụng gì, tốn tiền
+ bé nhà mình mặc cưng xỉu
0q da nhạy cảm xài dc hông
-c ship lâu kinh khủng, nửa tháng chưa tới
+ chốt đơn ầm ầm, đỉnh của chóp
0s việc nhẹ lương cao tại nhà ngày 500k ai cần ib
- đừng mua nha mọi người, hối hận đó
+ ngon lắm, cả nhà đều thích
0 xin link
-c quảng cáo hàng auth mà nhận hàng nhái
+ theo chị từ ngày đầu, ủng hộ chị mãi
0q sạc này mấy w vậy
- pr lố quá, có thần thánh gì đâu
+ vừa xinh vừa tiện, mê
0 hóng
- âm thanh rè rè, live giật lag hoài
+ review thật lòng, ko như mấy người khác
0q hạn sử dụng tới khi nào vậy shop
-c mùi lạ lắm, ăn xong đau bụng tiêu chảy
+ chờ mãi mới có hàng lại, mừng quá
0 hôm qua chưa coi clip
- trang điểm gì mà xấu vậy
+ hiệu quả thấy rõ luôn, bất ngờ ghê
0q màu này da ngăm đánh có hợp không chị
-c quảng cáo sai sự thật, nói tặng quà mà ko có gì
+ shop nhiệt tình, trả lời nhanh, 5 sao
0s vay tiền nhanh không thế chấp liên hệ 0987 654 321
- thất vọng, ko bao giờ mua nữa
+ mặc mát, nhẹ, hợp mùa hè
0 mẹ em cũng có cái chảo này
- nhìn rẻ tiền ghê
+ shop có tâm, cho 10 điểm
0q đặt hàng sao vậy ạ
-c màn hình trầy xước, hàng cũ chứ mới gì
+ nói dễ hiểu, học được nhiều điều hay
0 lưu lại đã
- lại lên giá, tháng trước có 50k, hút máu
+ tóc mềm mượt, thơm nữa
0q có phải hàng chính hãng k ạ
- kịch bản hoài, nhạt
+ váy xinh xỉu up xỉu down
0 mẹ hai con đi ngang
-c yêu cầu trả hàng bị từ chối, sàn cũng ko giải quyết
+ ngon bổ rẻ, hời quá trời
0q tối nay mấy giờ lên live v?
- form nhỏ, mặc ko vừa, bực mình
+ thích phong cách này, ra thêm video đi chị
0s vào trang cá nhân mình có quà tặng điện thoại nha
- dàn dựng lộ liễu, ko thật chút nào
+ 👍👍👍
0 điểm danh ngày 5
-c pin xài 2 ngày hư luôn, chất lượng quá tệ
+ chồng khen đẹp hihi vui quá
0q có giao tận nhà không
- ko đáng giá tiền
+ cười duyên quá à
0 bên đó bao nhiêu độ rồi mn, bên này 35
- dở ẹc, vừa cứng vừa mặn
+ coi từ video đầu tới giờ, càng ngày càng hay
0q có được thanh toán khi nhận hàng ko
-c nhắn tin toàn bot trả lời, chẳng ai giải quyết
+ cái kệ này tiện ghê, nhà gọn hẳn
0 em bán trái cây nè
- trôi son, chưa đầy 2 tiếng là lem
+ y hình, ko lệch màu, hài lòng
0q pha bao nhiêu nước vậy chị
- hủy theo dõi, bán hàng suốt phiền quá
+ chu đáo ghê, còn có quà nhỏ nữa 🎁
0 đợi 11.11
-c gói hàng rách, đổ hết ra ngoài
+ xem thư giãn ghê, cảm ơn bạn chia sẻ
0q nhạc tên gì ạ
- bình thường, chắc ko mua lại
+ ghê thật, 1 phút hết hàng
0 mới về tới nhà
- xạo vừa thôi, ai tin
+ mình xài rồi, công nhận xịn, lỗ chân lông nhỏ lại
0q có màu đen hông shop ơi
-c liên hệ đổi trả mà cứ hẹn lần hẹn lữa
+ tai nghe êm, chống ồn tốt, ngoài mong đợi
0s ai cần kéo view cửa hàng add zalo kk8899
- màu xấu quắc, khác xa trong video
+ chị livestream cực quá, giữ sức khỏe nha
0 mình lấy size lớn
- phấn khô, mốc nền, không hợp da mình
+ nay nhận được rồi, thơm sang lắm
0q bé mấy tuổi chơi được ạ
-c áo dính bẩn, như đồ người ta mặc rồi
+ deal hời quá, hốt 5 hộp
0 có ai đang đợi giống mình hông
- nói chuyện giả tạo, ko ưa
+ cảm động quá, coi mà khóc luôn 😭❤️
0q mua 2 cái freeship ko ạ
- máy ồn quá, ngủ ko dc
+ màu tôn da lắm, chốt liền
0 trước có mua bên app khác
-c cho 1 sao, giao chậm mà thái độ nữa
+ giày đi êm chân, đi cả ngày không đau
0q bao lâu tới Hà Nội vậy
- nhàm chán, lướt
+ cứu tinh của mình, nấu ăn nhanh gấp đôi
0 chúc cả nhà buổi trưa vui vẻ
-c nói 7 ngày đổi trả mà giờ ko cho trả
+ thích cái túi này dã man, phối gì cũng được
0q chị cao bao nhiêu nặng nhiêu v
- tiền nào của nấy
+ chị giới thiệu cái gì cũng uy tín
0 bên em 10 giờ tối rồi
- xài lần đầu gãy luôn, đồ rác
+ cay đã miệng, ăn hoài ko ngán
0q có bị ra màu không
-c bị lừa rồi, nói da thật mà nhận được nhựa
+ quay đẹp, nhìn sang xịn mịn
0s quét mã vô nhóm nhận lì xì miễn phí
- dựng clip rối mắt, coi chóng mặt
+ người mới làm cũng được, cám ơn cô
0 để suy nghĩ đã
- ko dưỡng ẩm gì hết, mặt khô hơn
+ chúc mừng chị 1 triệu follow 🎉
0q cho hỏi hiệu gì vậy ạ
-c chai bị chảy, ướt hết cả thùng
+ màu nhẹ nhàng, ko khô môi
0 bạn mình cũng xài cái này
- ko được như mong đợi
+ công nhận ngon thật, nghiện luôn
0q tai nghe này xài iphone được k
- live lag quá, xem bực mình
+ ông bà ở nhà dùng dễ, rất ưng
0 coi thôi chứ ko mua
-c đợi 20 ngày rồi báo hết hàng
+ rẻ hơn siêu thị nhiều, lời quá
0q chưa nhận được tin nhắn có sao ko ạ
- ghê quá, ko coi nữa
+ đồ tốt, giới thiệu cho mấy chị công ty rồi
0 mai mới có lương
-c đắp mặt nạ xong sưng đỏ, đền tiền đi
+ sạch sẽ, ăn yên tâm
0q size này bỏ vừa laptop 14 inch ko
- chữ nhỏ xíu đọc ko được
+ giọng chị nhẹ nhàng dễ nghe ghê
0 clip sau là gì vậy ta
- cú lừa
+ hèn gì ai cũng mê, chuyên nghiệp quá
0q muốn hợp tác thì liên hệ sao ạ
+ chất xịn như hàng hiệu
- giật tít câu view
0 đã đặt, ngồi hóng
-c báo lỗi sản phẩm thì shop block mình luôn
+ freeship còn cho đổi trả, yên tâm mua
0q cây này số mấy vậy chị
+ nhanh tay lên mấy bà ơi, deal xịn
- mua về để đóng bụi, vô dụng
0 giống mình
+ khéo tay quá chị ơi, đẹp xuất sắc
-c nhận được khác hoàn toàn mô tả
+ cưng quá chừng 🥰
0q xem lại live ở đâu ạ
- đi 3 ngày bong keo
+ vẫn tốt như mọi khi
0 phân vân hồng với đỏ
-c ko xuất hóa đơn, hỏi thì lơ
+ ko chê vào đâu được
- dep ma khong ben
+ hang dep lam shop oi
0q gia bao nhieu vay shop
+ cám ơn chủ shop nhiệt tình
0 @lan @hoa vào xem nè
- nhìn sơ sài, cẩu thả
`;
