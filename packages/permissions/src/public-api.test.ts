import { expect, test } from 'vitest';
import * as face from './index';
import * as react from './react';

test('the public face is a decision', () => {
  expect(Object.keys(face).toSorted()).toMatchInlineSnapshot(`
    [
      "activateApp",
      "appsOf",
      "buttonOf",
      "can",
      "canSee",
      "channelsOf",
      "codeOfButton",
      "createPermissions",
      "explain",
      "grantsOf",
      "hasApp",
      "holds",
      "isAdministrator",
      "isInScope",
      "keepsAction",
      "mayGrantScope",
      "narrowScope",
      "orgAndBelow",
      "orgsAbove",
      "partsOf",
      "permissionOf",
      "scopeOrgIds",
    ]
  `);
  expect(Object.keys(react).toSorted()).toMatchInlineSnapshot(`
    [
      "Can",
      "PermissionsProvider",
      "createCan",
      "useCan",
      "useCanSee",
      "usePermissionUser",
    ]
  `);
});
