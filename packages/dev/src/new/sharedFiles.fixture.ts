/** What a new entity is joined to, of the checkout. */
export const sharedFiles = [
  'packages/contract/src',
  'apps/server/src/modules/money/moneyModules.ts',
  'apps/server/src/modules/trade/tradeModules.ts',
  'apps/server/src/seed/menus',
  'apps/console/src/screens.ts',
];
