import { expect, it } from 'vitest';
import * as face from './index';

it('shows these names to the world', () => {
  expect(Object.keys(face).sort()).toMatchInlineSnapshot(`
    [
      "ApiError",
      "createClient",
      "fileNameOf",
      "newRequestId",
      "policies",
      "policyOf",
      "queryKeyOf",
      "reloadDelayMs",
      "uploadInParts",
    ]
  `);
});
