import type { LegalTexts } from './legalText';

export const vietnamese: LegalTexts = {
  terms: {
    title: 'Điều khoản dịch vụ',
    since: 'Có hiệu lực từ ngày 1 tháng 11 năm 2026',
    parts: [
      {
        heading: 'Dịch vụ',
        text: 'Backlot là hệ thống quản trị tiếp thị KOL và thương mại điện tử tại Philippines, Malaysia, Thái Lan, Việt Nam, Singapore và Indonesia. Điều khoản này áp dụng giữa đơn vị vận hành và cá nhân hoặc nhà bán hàng sử dụng dịch vụ.',
      },
      {
        heading: 'Tài khoản',
        text: 'Mỗi tài khoản thuộc về một người. Hãy giữ kín mật khẩu, đăng xuất trên thiết bị dùng chung và báo quản trị viên nếu nghi ngờ có người khác dùng tài khoản. Cho đến lúc đó, mọi thao tác được xem là của bạn.',
      },
      {
        heading: 'Được phép',
        text: 'Bạn dùng các trang và dữ liệu trong phạm vi vai trò của mình, phục vụ công việc của công ty. Không thu thập dữ liệu tự động, không vượt quyền, không chuyển thông tin liên hệ của KOL và nhà bán hàng cho người khác.',
      },
      {
        heading: 'Nhà bán hàng',
        text: 'Nhà bán hàng chịu trách nhiệm về cửa hàng, sản phẩm, giá và giấy tờ đã khai. Giấy tờ sai hoặc hết hạn có thể bị từ chối và đơn liên quan có thể bị dừng.',
      },
      {
        heading: 'Đơn hàng và tiền',
        text: 'Hoa hồng, phí quay và đối soát theo quy tắc hiển thị khi nhận đơn. Đối soát có hiệu lực sau khi xác nhận; trước đó bạn có thể khiếu nại ngay trong hệ thống.',
      },
      {
        heading: 'Tính sẵn sàng',
        text: 'Chúng tôi giữ dịch vụ hoạt động ổn định và báo trước khi phải tạm dừng. Dữ liệu nền tảng nội dung do các nền tảng cung cấp, có thể chậm hoặc thiếu.',
      },
      {
        heading: 'Chấm dứt',
        text: 'Bạn có thể ngừng sử dụng bất cứ lúc nào. Tài khoản vi phạm có thể bị khóa. Hồ sơ mà pháp luật yêu cầu lưu giữ sẽ được lưu đúng thời hạn.',
      },
    ],
  },
  privacy: {
    title: 'Chính sách bảo mật',
    since: 'Có hiệu lực từ ngày 1 tháng 11 năm 2026',
    parts: [
      {
        heading: 'Thông tin được lưu',
        text: 'Họ tên, tài khoản, email, số điện thoại, vai trò và ảnh của bạn; thời gian, thiết bị và địa chỉ đăng nhập; những thay đổi bạn thực hiện trong hệ thống.',
      },
      {
        heading: 'Mục đích',
        text: 'Để đăng nhập, hiển thị đúng theo vai trò, phát hiện lỗi và lạm dụng, và đối soát đơn hàng. Không dùng cho quảng cáo và không bán.',
      },
      {
        heading: 'Nơi lưu',
        text: 'Trên máy chủ của đơn vị vận hành. Trang không tải nội dung từ trang khác và không trang nào khác biết bạn đã truy cập.',
      },
      {
        heading: 'Trên thiết bị của bạn',
        text: 'Trình duyệt giữ phiên đăng nhập tối đa bảy ngày, ngôn ngữ, giao diện và bản sao menu, từ điển. Khi đăng xuất, chỉ còn ngôn ngữ và giao diện.',
      },
      {
        heading: 'Ai được xem',
        text: 'Đồng nghiệp có vai trò phù hợp. Thông tin liên hệ, thanh toán và giấy tờ được ẩn với người khác, và mỗi lần xem đều được ghi lại.',
      },
      { heading: 'Thời hạn', text: 'Nhật ký đăng nhập lưu một năm, hồ sơ kinh doanh theo luật của nước bạn. Sau đó sẽ bị xóa.' },
      {
        heading: 'Quyền của bạn',
        text: 'Bạn có thể xem, sửa, xuất thông tin về mình và yêu cầu xóa khi pháp luật cho phép. Hãy liên hệ quản trị viên của công ty.',
      },
    ],
  },
};
