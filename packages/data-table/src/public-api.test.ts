import { expect, test } from 'vitest';
import * as face from './index';

test('the public names', () => {
  expect(Object.keys(face).sort()).toMatchInlineSnapshot(`
    [
      "DataTable",
      "arrangeColumns",
      "cellOf",
      "countOf",
      "defaultPageSize",
      "densities",
      "filterKeys",
      "memorySource",
      "moveColumn",
      "nothingSelected",
      "pageSizes",
      "readTableState",
      "writeTableState",
    ]
  `);
});
