import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { BenchResult } from '../BenchResult';
import { compare, type Round } from '../compare';
import type { Backlot } from './backlot';
import type { BenchDatabase } from './database';
import { load, percentile } from './load';

const rounds = 5;
const pageSize = 20;
const isPage = (status: number, body: string) => status === 200 && body.includes('"rows":[{');

/** What people look for in the library, as the address of the page says it (issue of the main job: under 100 ms at p95). */
export const usualFilters: Readonly<Record<string, string>> = {
  'no filter': '',
  'by followers': 'sortField=fansNum&sortOrder=descend',
  'country and followers': 'country=PH&fansMin=50000&sortField=fansNum&sortOrder=descend',
  'country, channel, sales': 'country=VN&webId=10&salesUsdMin=1000&sortField=sales30&sortOrder=descend',
  'category and rate': 'productCategory=lipstick&interactionMin=0.04',
  'label and stars': 'labelId=900007&starLevel=4',
  'two Chinese characters': 'searchValue=丽华',
  'a name of many': 'searchValue=nguyen',
  'a rare handle': 'searchValue=xinyi90210',
  'a rare name of common words': 'searchValue=putri review 42',
  blacklisted: 'standing=blacklisted',
  'back to the pool soon': 'standing=returning',
  'gender, age, price': 'femaleMin=0.6&ageRange=18-24&priceMax=500',
};

/** B23 and B24 over a million creators, and the usual filters of the library. */
export async function measureLibrary({ api, signIn }: Backlot, { url }: BenchDatabase): Promise<BenchResult[]> {
  const headers = await signIn('bd.ph.1');
  const page = (query: string) => ({
    address: `${api}/main/up/page?${new URLSearchParams({ pageNo: '1', pageSize: String(pageSize), ...Object.fromEntries(new URLSearchParams(query)) }).toString()}`,
    headers,
  });
  const results = [
    compare({
      id: 'B23',
      name: 'page of a million creators, exact total, session, permission, scope, log, c=32: calls a second beside bare rows',
      unit: '/s',
      bar: '≥ 0.4',
      rounds: await besideRaw(url, page),
    }),
  ];
  const sorted = 'pageNo=50000&pageSize=10&sortField=fansNum&sortOrder=descend';
  const begun = performance.now();
  await load({ calls: 1, concurrency: 1, wanted: () => page(sorted), isRight: isPage });
  const first = performance.now() - begun;
  results.push(
    ours('B24', 'page 50,000 of the creators by followers, middle of the list, c=4: p99', {
      ms: percentile((await load({ calls: 600, concurrency: 4, wanted: () => page(sorted), isRight: isPage })).each, 0.99),
      bar: 60,
    }),
    { ...ours('B24', 'the first such page after a change, while its places are found', { ms: first, bar: 60 }), bar: 'none' },
  );
  for (const [name, query] of Object.entries(usualFilters)) {
    const { each } = await load({ calls: 120, concurrency: 2, wanted: () => page(query), isRight: (status) => status === 200 });
    results.push(
      ours('library', `${name}: p95 (p50 ${percentile(each, 0.5).toFixed(1)}, longest ${each.at(-1)?.toFixed(0)})`, {
        ms: percentile(each, 0.95),
        bar: 100,
      }),
    );
  }
  return results;
}

const ours = (id: string, name: string, { ms, bar }: { ms: number; bar: number }): BenchResult => ({
  id,
  name,
  ours: ms,
  peer: bar,
  unit: 'ms',
  ratio: ms / bar,
  bar: '≤ 1',
});

async function besideRaw(url: string, page: (query: string) => { address: string; headers: Record<string, string> }): Promise<Round[]> {
  const raw = fork(fileURLToPath(new URL('rawServer.ts', import.meta.url)), [url, String(pageSize)]);
  try {
    const [{ port }] = (await once(raw, 'message')) as [{ port: number }];
    const perSecond = async (calls: number, isOurs: boolean) =>
      (
        await load({
          calls,
          concurrency: 32,
          isRight: isPage,
          wanted: (turn) =>
            isOurs ? page(`pageNo=${1 + (turn % 20)}`) : { address: `http://127.0.0.1:${port}/?pageNo=${1 + (turn % 20)}` },
        })
      ).perSecond;
    for (const isOurs of [true, false]) await perSecond(500, isOurs);
    const measured: Round[] = [];
    for (let round = 0; round < rounds; round += 1) measured.push([await perSecond(2000, true), await perSecond(2000, false)]);
    return measured;
  } finally {
    raw.kill();
  }
}
