/** Who has signed in; a real app reads this from its cookie. */
export const token = '6f0c';

export const person = {
  id: '7',
  name: 'Linh',
  adminType: '2',
  permissions: [],
  menus: [],
  roles: [{ permissions: [{ permissionId: 'sysOnlineUser', actionList: ['query'] }] }],
};
