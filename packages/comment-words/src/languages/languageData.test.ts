import { describe, expect, test } from 'vitest';
import { languages } from '../Language';
import { readGroups, readWords } from '../readWords';
import { complaintKinds } from '../vocabulary';
import { languageData } from '.';

describe.each(languages)('the lists of %s', (language) => {
  const data = languageData[language];

  test('weigh feelings from -1 to 1, both ways', () => {
    const weights = readGroups(data.feelings).map(({ key }) => Number(key));
    expect(weights.every((weight) => weight !== 0 && Math.abs(weight) <= 1)).toBe(true);
    expect([Math.sign(Math.max(...weights)), Math.sign(Math.min(...weights))]).toEqual([1, -1]);
  });

  test('hold a few hundred feelings and no word both good and bad', () => {
    const groups = readGroups(data.feelings);
    const wordsOf = (sign: number) => groups.filter(({ key }) => Math.sign(Number(key)) === sign).flatMap(({ words }) => words);
    const bad = new Set(wordsOf(-1));
    expect(wordsOf(1).length + bad.size).toBeGreaterThan(300);
    expect(wordsOf(1).filter((word) => bad.has(word))).toEqual([]);
  });

  test('know every kind of complaint', () => {
    expect(readGroups(data.complaints).map(({ key }) => key)).toEqual([...complaintKinds]);
  });

  test('are under its own code, and no list is empty', () => {
    expect(data.code).toBe(language);
    for (const list of [
      data.stopWords,
      data.negators,
      data.intensifiers,
      data.softeners,
      data.contrasts,
      data.questions,
      data.adverts,
      data.whys,
    ])
      expect(readWords(list).length).toBeGreaterThan(0);
  });
});
