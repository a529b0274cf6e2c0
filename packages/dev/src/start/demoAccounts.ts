/** Demo accounts as they are shown to a newcomer. */
export const demoAccounts: readonly (readonly [accounts: string, who: string])[] = [
  ['superAdmin', 'super administrator'],
  ['admin, admin2', 'administrators'],
  ['finance, finance2', 'finance'],
  ['leader.ph (vn, th, my, sg, id)', 'team leaders'],
  ['bd.ph.1 … bd.ph.6 (likewise)', 'business developers'],
  ['shop.ph.1 … (likewise)', 'merchants'],
  ['staff.1 …', 'data staff'],
];

export const demoPassword = () => process.env.DEMO_PASSWORD ?? 'Backlot-demo-1';
