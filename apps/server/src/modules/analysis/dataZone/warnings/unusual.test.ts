import { zoneWarnings } from '@backlot/contract';
import { expect, it } from 'vitest';
import { type Measured, unusualIn } from './unusual';

const usual: Measured = { comments: 4, negative: 0, pastComments: 112, pastNegative: 11, weekWorks: 2, pastWorks: 8 };
const warned = (more: Partial<Measured>) => unusualIn({ ...usual, ...more }).map(({ warning }) => warning);

it('a usual day raises nothing', () => expect(warned({})).toEqual([]));

it('three times the usual comments, and at least five', () => {
  expect(unusualIn({ ...usual, comments: 12 })).toEqual([{ warning: zoneWarnings.comments, value: 12, usual: 4 }]);
  expect(warned({ comments: 11 })).toEqual([]);
  expect(warned({ comments: 4, pastComments: 28 })).toEqual([]);
  expect(warned({ comments: 50, pastComments: 0, pastNegative: 0 })).toEqual([]);
});

it('a fifth negative, and ten points more than usual, where enough is known', () => {
  expect(unusualIn({ ...usual, comments: 10, negative: 2 })).toEqual([{ warning: zoneWarnings.negative, value: 200, usual: 98 }]);
  expect(warned({ comments: 10, negative: 1 })).toEqual([]);
  expect(warned({ comments: 10, negative: 2, pastNegative: 30 })).toEqual([]);
  expect(warned({ comments: 10, negative: 5, pastComments: 9, pastNegative: 0 })).toEqual([zoneWarnings.comments]);
});

it('a week without works of what has two a week', () => {
  expect(unusualIn({ ...usual, weekWorks: 0 })).toEqual([{ warning: zoneWarnings.silent, value: 0, usual: 2 }]);
  expect(warned({ weekWorks: 0, pastWorks: 7 })).toEqual([]);
});
