import { defineStrings } from '@backlot/i18n';

export const strings = /* @__PURE__ */ defineStrings({
  en: {
    region: 'Read-only view',
    role: 'Viewing as the role {name}, read-only',
    user: 'Viewing as {name}, read-only',
    minutes: '{count, plural, one {# minute left} other {# minutes left}}',
    leave: 'Leave the view',
    noMenus: 'Whoever holds only this has no menu, and sees this message instead of the console.',
    failed: 'The view could not be left: {message}',
  },
  'zh-CN': {
    region: '只读查看',
    role: '正在以角色“{name}”的身份查看，只读',
    user: '正在以“{name}”的身份查看，只读',
    minutes: '剩余 {count} 分钟',
    leave: '退出查看',
    noMenus: '仅有此身份的用户没有任何菜单，登录后只会看到此提示。',
    failed: '未能退出查看：{message}',
  },
  vn: {
    region: 'Chế độ chỉ xem',
    role: 'Đang xem với vai trò {name}, chỉ xem',
    user: 'Đang xem như {name}, chỉ xem',
    minutes: 'còn {count} phút',
    leave: 'Thoát chế độ xem',
    noMenus: 'Người chỉ có vai trò này không có menu nào và chỉ thấy thông báo này.',
    failed: 'Chưa thoát được: {message}',
  },
});
