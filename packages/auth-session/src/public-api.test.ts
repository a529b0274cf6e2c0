import { expect, it } from 'vitest';
import * as face from './index';
import * as react from './react';

it('shows these names to the world', () => {
  expect(Object.keys(face).sort()).toMatchInlineSnapshot(`
    [
      "clearBrowserData",
      "clearTabData",
      "createSession",
      "guard",
      "homePath",
      "keptKeys",
      "localTokenStore",
      "loginPath",
      "memoryTokenStore",
      "nextState",
      "openPaths",
      "safeRedirect",
    ]
  `);
});

it('shows these names to React', () => {
  expect(Object.keys(react).sort()).toMatchInlineSnapshot(`
    [
      "SessionProvider",
      "useSession",
    ]
  `);
});
