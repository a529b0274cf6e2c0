import { expect, test } from 'vitest';
import { type Language, languages } from './Language';
import { method } from './method';
import { type Agreement, measureAgreement, parts } from './testing/measureAgreement';

/** Least agreement on sentiment, on the held out half too. */
const bars: Record<Language, number> = { zh: 0.75, en: 0.75, vi: 0.75, th: 0.75, id: 0.7, ms: 0.7, fil: 0.7 };

const rows = languages.flatMap((language) => parts.map((part) => ({ language, part, agreement: measureAgreement(language, part) })));
const percent = (share: number) => `${(share * 100).toFixed(0)} %`.padStart(6);
const line = ({ comments, ...shares }: Agreement) => `${String(comments).padStart(4)} ${Object.values(shares).map(percent).join(' ')}`;

// oxlint-disable-next-line no-console -- the figures are what this file is run for
console.log(
  [
    `Agreement with readers, ${method.name} ${method.version}: comments, sentiment, reversed, language, question, complaint, spam`,
    ...rows.map(({ language, part, agreement }) => `${language.padEnd(4)} ${part.padEnd(9)} ${line(agreement)}`),
  ].join('\n'),
);

test.each(rows.filter(({ part }) => part !== 'unseen'))('$language, $part: sentiment as its bar wants', ({ language, agreement }) => {
  expect(agreement.sentiment).toBeGreaterThanOrEqual(bars[language]);
});

/** Figures of speech that lists do not know are read as neutral; a guess among three would be right in a third of them. */
test.each(rows.filter(({ part }) => part === 'unseen'))('$language, unseen: better than a guess', ({ agreement }) => {
  expect(agreement.sentiment).toBeGreaterThan(0.4);
});

test.each(rows)('$language, $part: praise is rarely read as blame, nor blame as praise', ({ agreement }) => {
  expect(agreement.reversed).toBeLessThan(0.15);
});
