import { expect, test } from 'vitest';
import { channelsOf } from './channelsOf';

const person = (over: object) => ({ adminType: '2', roles: [], permissions: [] as string[], ...over });

test('channels come from granted codes, bare or with an action', () => {
  expect(channelsOf(person({ permissions: ['talent_analysis', 'tapDataZone:query'] }))).toEqual([1, 10]);
});

test('a code with a colon is a channel of its own', () => {
  expect(channelsOf(person({ permissions: ['upAnalyse:syncUpWorkComments'] }))).toEqual([7]);
  expect(channelsOf(person({ permissions: ['upAnalyse:syncUpWorkComments:follow'] }))).toEqual([7]);
  expect(channelsOf(person({ permissions: ['upAnalyse:query'] }))).toEqual([]);
});

test('role permissions count once they list an action', () => {
  const zone = (actionList: string[]) => person({ roles: [{ permissions: [{ permissionId: 'oppoDataZone', actionList }] }] });
  expect(channelsOf(zone(['query']))).toEqual([9]);
  expect(channelsOf(zone([]))).toEqual([]);
});

test('an administrator sees all seven channels in ascending order', () => {
  expect(channelsOf(person({ adminType: '1' }))).toEqual([1, 2, 4, 7, 8, 9, 10]);
});

test('nobody sees none', () => {
  expect(channelsOf(null)).toEqual([]);
});
