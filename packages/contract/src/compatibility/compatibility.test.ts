import { expect, test } from 'vitest';
import { agreementToday } from './agreementToday';
import { placeOf, sentenceOf } from './break';
import { breaksOf } from './breaksOf';
import { partings } from './partings';
import { placesOfAnything } from './placesOfAnything';
import { printed } from './printed';
import { released } from './released';

const today = agreementToday();
const breaks = breaksOf(released, today);

const todo = `A console of the version released calls a server of today while an update is under way: do what each sentence says.
What that console does not use is parted from by name, in partings.ts. A release, and a change before the first one, run:
pnpm --filter @backlot/contract released`;

test('a client of the version released can call a server of today', () => {
  expect(breaks.filter((one) => !(placeOf(one) in partings)).map(sentenceOf), todo).toEqual([]);
});

test('nothing is parted from that is still there or has long been gone', () => {
  const places = new Set(breaks.map(placeOf));
  expect(Object.keys(partings).filter((place) => !places.has(place))).toEqual([]);
});

test('what is written at a release is all that is compared', () => {
  expect(JSON.parse(printed(today))).toEqual(today);
});

test('every call is described; what may be anything is declared so', () => {
  const places = Object.entries(today.calls).flatMap(([call, { input, output }]) => [
    ...placesOfAnything(input, `${call} takes`),
    ...(output ? placesOfAnything(output, `${call} answers`) : []),
  ]);
  expect(places.sort()).toEqual([
    'GET /main/activity/page answers.rows[].wish.*',
    'GET /main/form/answers answers.rows[].values.*',
    'GET /main/setting/all answers.*',
    'GET /main/setting/views answers[].state',
    'GET /main/sysFileInfo/getOnlineFileConfig answers.config.*',
    'POST /main/form/submit takes.values.*',
    'POST /main/setting/save takes.value',
    'POST /main/setting/saveView takes.state',
  ]);
  expect(Object.values(today.calls).filter(({ output, answer }) => !output && answer !== 'blob')).toEqual([]);
});
