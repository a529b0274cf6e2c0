import { expect, test } from 'vitest';
import { analysis } from '../upAnalysis.fixture';
import { gapsOf, trendOf } from './trendOf';

const names = { now: 'Now', before: 'Before', weekly: 'Weekly' };

test('a day without data is a gap of the line, and is named with its neighbours', () => {
  const { labels, series } = trendOf(analysis, 'views', names);
  const values = series[0]?.values ?? [];
  expect(values.slice(11, 15)).toEqual([expect.any(Number), null, null, expect.any(Number)]);
  expect(gapsOf(labels, values)).toEqual([`${labels[12]} – ${labels[13]}`]);
});

test('a period without anything before has no dashed line, a long one has a line of weeks', () => {
  const nothing = { fans: null, views: null, likes: null, comments: null, sales: null };
  const alone = {
    ...analysis,
    series: analysis.series.map((one) => ({ ...one, before: nothing })),
  };
  expect(trendOf(alone, 'likes', names).series.map(({ id }) => id)).toEqual(['now']);
  const long = { ...analysis, series: [...analysis.series, ...analysis.series] };
  expect(trendOf(long, 'likes', names).series.map(({ id }) => id)).toEqual(['now', 'before', 'weekly']);
  expect(trendOf(long, 'fans', names).series.map(({ id }) => id)).toEqual(['now', 'before']);
});

test('gaps apart are named apart', () => expect(gapsOf(['1', '2', '3', '4', '5'], [null, 1, null, null, 2])).toEqual(['1', '3 – 4']));
