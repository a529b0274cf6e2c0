import { describe, expect, test } from 'vitest';
import { languages } from '../Language';
import { labelledComments } from './labelledComments';

describe.each(languages)('the labelled comments of %s', (language) => {
  const comments = labelledComments(language);
  const share = (is: (comment: (typeof comments)[number]) => boolean) => comments.filter(is).length / comments.length;

  test('are at least 200, none twice', () => {
    expect(comments.length).toBeGreaterThanOrEqual(200);
    expect(new Set(comments.map(({ text }) => text)).size).toBe(comments.length);
  });

  test('hold praise, complaints, questions, spam and plain remarks', () => {
    for (const sentiment of ['positive', 'neutral', 'negative']) expect(share((one) => one.sentiment === sentiment)).toBeGreaterThan(0.25);
    for (const mark of ['isQuestion', 'isComplaint'] as const) expect(share((one) => one[mark])).toBeGreaterThan(0.1);
    expect(share(({ isSpam }) => isSpam)).toBeGreaterThan(0.03);
  });

  test('are held out by about half', () => {
    expect(Math.abs(share(({ isHeldOut }) => isHeldOut) - 0.5)).toBeLessThan(0.1);
  });
});
