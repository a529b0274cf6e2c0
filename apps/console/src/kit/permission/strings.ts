import { defineStrings } from '@backlot/i18n';

export const strings = /* @__PURE__ */ defineStrings({
  en: {
    needs: 'You need the permission {permission}. Ask an administrator for it.',
    needsNamed: 'You need the permission “{name}” ({permission}). Ask an administrator for it.',
    needsHeld: 'You need the permission “{name}” ({permission}). It is held by: {roles}.',
    needsUnheld: 'You need the permission “{name}” ({permission}). No role holds it: ask an administrator.',
  },
  'zh-CN': {
    needs: '需要权限 {permission}，请联系管理员开通。',
    needsNamed: '需要权限“{name}”（{permission}），请联系管理员开通。',
    needsHeld: '需要权限“{name}”（{permission}），拥有该权限的角色：{roles}。',
    needsUnheld: '需要权限“{name}”（{permission}），目前没有角色拥有，请联系管理员。',
  },
  vn: {
    needs: 'Bạn cần quyền {permission}. Hãy liên hệ quản trị viên.',
    needsNamed: 'Bạn cần quyền “{name}” ({permission}). Hãy liên hệ quản trị viên.',
    needsHeld: 'Bạn cần quyền “{name}” ({permission}). Vai trò có quyền này: {roles}.',
    needsUnheld: 'Bạn cần quyền “{name}” ({permission}). Chưa vai trò nào có quyền này, hãy liên hệ quản trị viên.',
  },
});
