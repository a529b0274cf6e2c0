import { defineStrings } from '@backlot/i18n';

export const strings = /* @__PURE__ */ defineStrings({
  en: {
    needs: 'You need a permission that you do not have. Ask an administrator for it.',
    needsNamed: 'You need the permission “{name}”. Ask an administrator for it.',
    needsHeld: 'You need the permission “{name}”. It is held by: {roles}.',
    needsUnheld: 'You need the permission “{name}”. No role holds it: ask an administrator.',
  },
  'zh-CN': {
    needs: '您没有所需的权限，请联系管理员开通。',
    needsNamed: '需要权限“{name}”，请联系管理员开通。',
    needsHeld: '需要权限“{name}”，拥有该权限的角色：{roles}。',
    needsUnheld: '需要权限“{name}”，目前没有角色拥有，请联系管理员。',
  },
  vn: {
    needs: 'Bạn chưa có quyền cần thiết. Hãy liên hệ quản trị viên.',
    needsNamed: 'Bạn cần quyền “{name}”. Hãy liên hệ quản trị viên.',
    needsHeld: 'Bạn cần quyền “{name}”. Vai trò có quyền này: {roles}.',
    needsUnheld: 'Bạn cần quyền “{name}”. Chưa vai trò nào có quyền này, hãy liên hệ quản trị viên.',
  },
});
