import { expect, test } from 'vitest';
import * as face from './index';

test('the public face is a decision', () => {
  expect(Object.keys(face).toSorted()).toMatchInlineSnapshot(`
    [
      "addCounts",
      "analyseComment",
      "cloudOf",
      "complaintKinds",
      "countWords",
      "createCommentWords",
      "detectLanguage",
      "languages",
      "leastConfidence",
      "method",
      "noWordCounts",
      "normalise",
      "pairsToJoin",
      "sameWordsKey",
      "sentimentRule",
      "spamSignCodes",
      "subtractCounts",
    ]
  `);
});
