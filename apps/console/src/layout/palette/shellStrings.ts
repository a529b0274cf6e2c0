import { defineStrings } from '@backlot/i18n';

/** What the palette does beside opening pages. */
export const shellStrings = defineStrings({
  en: {
    action: 'Action',
    signOut: 'Sign out',
    fullscreen: 'Full screen',
    leaveFullscreen: 'Leave full screen',
    noFullscreen: 'This browser does not support full screen.',
    downloads: 'Download centre',
    fold: 'Fold the menu',
    unfold: 'Unfold the menu',
    color: 'Theme colour: {name}',
    layout: 'Navigation: {name}',
  },
  'zh-CN': {
    action: '操作',
    signOut: '退出登录',
    fullscreen: '全屏',
    leaveFullscreen: '退出全屏',
    noFullscreen: '您的浏览器不支持全屏模式。',
    downloads: '下载中心',
    fold: '收起菜单',
    unfold: '展开菜单',
    color: '主题色：{name}',
    layout: '导航模式：{name}',
  },
  vn: {
    action: 'Thao tác',
    signOut: 'Đăng xuất',
    fullscreen: 'Toàn màn hình',
    leaveFullscreen: 'Thoát toàn màn hình',
    noFullscreen: 'Trình duyệt này không hỗ trợ toàn màn hình.',
    downloads: 'Trung tâm tải xuống',
    fold: 'Thu gọn menu',
    unfold: 'Mở rộng menu',
    color: 'Màu chủ đề: {name}',
    layout: 'Điều hướng: {name}',
  },
});

export type ShellWord = keyof (typeof shellStrings)['messages']['en'];
