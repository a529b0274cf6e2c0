export const vi = `
+ nhìn bé mèo mà tan chảy luôn á
- nhảy như khúc gỗ, thôi đừng đăng nữa
0 nhà mình cũng nuôi mèo mướp
+ làm theo công thức này, cả nhà vét sạch nồi
-c điện thoại mới mua cứ sập nguồn, đem bảo hành thì bị làm khó
0q bàn này ngồi được mấy người vậy
+ thầy giảng phát hiểu liền
- suốt ngày than khổ để xin tiền
0 đang ở Đà Lạt nè
+ mở cửa ra là thấy biển, phê thật sự
-c đặt phòng rồi tới nơi báo hết phòng, cọc thì không trả
0q vé phải mua trước hông
+ nghe nổi da gà, hát live quá dữ
- hát nhép rõ ràng, khẩu hình lệch hết
0 3 giờ sáng còn thức coi
+ dáng chị nhìn mà ham
- app kéo mặt méo luôn kìa
0q đôi hồng còn 38 không
+ đôi này mang êm re, hết đau gót
-c mèo ăn hạt này ói suốt, bác sĩ nói do hạt
0 hẹn 8h tối nha cả nhà
+ diễn đỉnh nóc kịch trần
- phim lê thê, coi muốn ngủ gục
0 phần 3 đâu
+ ba bước là xong, chân ái của hội lười
- chỉ thiếu bước, làm theo hư nguyên cái bánh
0q mấy muỗng đường vậy cô
+ sầu riêng tới còn lạnh, cơm dày hạt lép
-c mười ký mà hết sáu ký vỏ, cơm còn sượng
0 vô đọc bình luận là chính
+ buồn buồn vô coi chị là vui lại
- câu tương tác rẻ tiền
0 ai quê miền Tây điểm danh
+ thợ lắp đặt lễ phép, làm xong dọn rác luôn
-c ghế ngồi một tuần sập, gọi thì đổ tại khách nặng
0q sinh viên nên lấy loại nào
+ chuyến đi nhớ đời
- xếp hàng hai tiếng vô coi năm phút
0 chắc năm sau đi
+ khung hình nào cũng như tranh
- làm giẻ lau còn chê
0s kiếm thêm thu nhập tại nhà, nhắn tin mình chỉ cho nha 0905123123
+ mua vì tin chị và không hề sai lầm
0 tag chồng vô coi
- giỡn hoài một kiểu
0q quay ở tỉnh nào vậy
+ bàn tay vàng của ông cụ
-c hứa bảo hành ba năm mà giờ tiệm dẹp luôn
0 giờ trà chiều
+ uống một ngụm là nhớ mãi
- thôi xin, cho tôi xin lại thanh xuân
`;
