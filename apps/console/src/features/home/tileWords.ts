import { defineStrings } from '@backlot/i18n';

/** What each figure of the summary is called, by its key. */
export const tileLabel = /* @__PURE__ */ defineStrings({
  en: {
    certifiedMerchants: 'Certified merchants',
    merchantsUnderReview: 'Merchants under review',
    countryMerchants: 'Certified merchants in my country',
    ownCertification: 'My certified shops',
    teamOnline: 'My team online',
    onlineUsers: 'Online now',
    enabledAccounts: 'Enabled accounts',
    signIns24h: 'Sign-ins, last 24 hours',
    failedSignIns24h: 'Failed sign-ins, last 24 hours',
    unreadNotices: 'Unread notices',
    ownSessions: 'My open sessions',
    channels: 'Channels open to me',
    blacklistWarnings: 'Blacklist-fan warnings',
    replies: 'Replies to read',
  },
  'zh-CN': {
    certifiedMerchants: '已认证商家',
    merchantsUnderReview: '待审核商家',
    countryMerchants: '本国已认证商家',
    ownCertification: '我的已认证店铺',
    teamOnline: '团队在线',
    onlineUsers: '当前在线',
    enabledAccounts: '启用账号',
    signIns24h: '近 24 小时登录',
    failedSignIns24h: '近 24 小时登录失败',
    unreadNotices: '未读通知',
    ownSessions: '我的登录设备',
    channels: '我可查看的渠道',
    blacklistWarnings: '黑粉预警',
    replies: '待读回复',
  },
  vn: {
    certifiedMerchants: 'Nhà bán hàng đã xác thực',
    merchantsUnderReview: 'Nhà bán hàng chờ duyệt',
    countryMerchants: 'Nhà bán hàng đã xác thực tại nước tôi',
    ownCertification: 'Cửa hàng đã xác thực của tôi',
    teamOnline: 'Nhóm đang trực tuyến',
    onlineUsers: 'Đang trực tuyến',
    enabledAccounts: 'Tài khoản đang bật',
    signIns24h: 'Lượt đăng nhập 24 giờ qua',
    failedSignIns24h: 'Đăng nhập lỗi 24 giờ qua',
    unreadNotices: 'Thông báo chưa đọc',
    ownSessions: 'Phiên đang mở của tôi',
    channels: 'Kênh tôi được xem',
    blacklistWarnings: 'Cảnh báo fan đen',
    replies: 'Phản hồi cần đọc',
  },
});

/** What each kind of waiting item is called, by its key. */
export const itemLabel = /* @__PURE__ */ defineStrings({
  en: { notice: 'Notice' },
  'zh-CN': { notice: '通知' },
  vn: { notice: 'Thông báo' },
});
