import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readConfig } from '../config';
import { preparedPglite } from '../testing/preparedPglite';
import { type Statement, valueOf } from '../testing/Statement';

/** What PGlite cannot be asked without carrying it out, and why nothing is lost. */
const apart: readonly { pattern: RegExp; because: string }[] = [
  {
    pattern: /\bfrom pg_stat_statements\b|\bcreate extension\b/,
    because: 'PGlite counts no statements: its server measures them itself, and sysMachine.test.ts asks for them there',
  },
  {
    pattern: /\bdrill_moves\b/,
    because: 'the drill of collecting servers makes this table for itself, and has a PostgreSQL for its servers',
  },
  {
    pattern: /"\w+_whole"/,
    because: 'the migration that divides tables names what is gone after it, and every PGlite of the tests has gone through it',
  },
  {
    pattern: /"comments_2024_10_01"/,
    because: 'dropOldComments.test.ts makes this month and drops it, there too',
  },
  {
    pattern: /\bfrom "comment_token_daily" where "up_id" (?:=|<>) 0/i,
    because:
      'migrations that gather words by week and by creator read a column that the last of them drops, and every PGlite has gone through them',
  },
  {
    pattern: /\branking_(?:turns|places|filled)\b/,
    because: 'the transaction that makes rankings makes these tables for itself, and does on PGlite wherever the demo is made',
  },
  { pattern: /\bpgboss\b/, because: 'the queue has an adapter of its own for PGlite, and jobs.test.ts runs it there' },
];

const path = process.env['REPLAY_STATEMENTS'] ?? '';

it.runIf(path)('PGlite understands every statement that PostgreSQL was asked, and takes the values', async () => {
  const recorded = existsSync(path)
    ? (readFileSync(path, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)) as Statement[])
    : [];
  const past = recorded.filter((statement) => statement.past !== undefined);
  const texts = Map.groupBy(
    recorded.filter((statement) => statement.past === undefined),
    ({ text }) => text,
  );
  const config = { ...readConfig({ MODE: 'demo', DEMO_SIZE: 'small', DATA_DIR: '.data' }), inMemory: true };
  const { client, close } = await preparedPglite(config);
  const refused: string[] = [];
  for (const [text, calls] of texts) {
    if (apart.some(({ pattern }) => pattern.test(text))) continue;
    try {
      const { queryParams } = await client.describeQuery(text);
      for (const { kinds } of calls) {
        for (const [n, { serializer }] of queryParams.entries()) {
          const value = valueOf(kinds[n] ?? 'null');
          // Types without a serializer travel as their text.
          if (value !== null) (serializer as typeof serializer | undefined)?.(value);
        }
      }
    } catch (error) {
      refused.push(`${String(error)}\n  ${text}`);
    }
  }
  await close();
  // What went past a transaction took two connections at once: PGlite has one, and each would wait for the other for ever.
  expect({ refused, past }).toEqual({ refused: [], past: [] });
  // A pass that recorded little proves little.
  expect(texts.size).toBeGreaterThan(1000);
});
