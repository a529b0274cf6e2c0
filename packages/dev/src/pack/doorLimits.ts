/** What an import may cost a page at most, in kilobytes (gzip), without React, MUI and emotion. */
export const doorLimits: readonly { readonly names: string; readonly from: string; readonly most: number }[] = [
  { names: '{ can }', from: '@backlot/permissions', most: 3 },
  { names: '{ createPermissions }', from: '@backlot/permissions', most: 3 },
  { names: '*', from: '@backlot/permissions/react', most: 3 },
  { names: '{ createDictionary }', from: '@backlot/dictionary', most: 6 },
  { names: '*', from: '@backlot/dictionary/react', most: 20 },
  { names: '{ endpoint }', from: '@backlot/contract', most: 20 },
  { names: '*', from: '@backlot/contract/core', most: 2 },
  { names: '*', from: '@backlot/i18n', most: 18 },
  { names: '*', from: '@backlot/api-client', most: 15 },
  { names: '*', from: '@backlot/auth-session', most: 4 },
  { names: '*', from: '@backlot/auth-session/react', most: 1 },
  { names: '*', from: '@backlot/comment-words', most: 65 },
  { names: '*', from: '@backlot/ui-kit', most: 70 },
  { names: '{ FormRenderer }', from: '@backlot/form-designer/renderer', most: 60 },
  { names: '{ FormDesigner }', from: '@backlot/form-designer', most: 150 },
];
