import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../db/database';
import { codeAt } from '../modules/account/secondFactor';
import { userIdOf } from '../testing/giveRole';
import { demoPassword, startServer, type TestServer } from '../testing/startServer';

const log: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'debug' }, { write: (line) => log.push(line) });
});
afterAll(() => server.close());

const db = () => server.services.database.db;

/** What was secret in the answers and inputs of these calls, by what it is. */
async function secretsSeen(): Promise<Record<string, string>> {
  const root = await server.as('superAdmin');
  const person = await server.as('bd.th.3');
  const key = () => ({ 'idempotency-key': randomUUID() });
  const begun = (await person.post('/main/security/beginSecondFactor', { password: demoPassword }, key())).body.data as { secret: string };
  const code = codeAt(begun.secret, Math.floor(Date.now() / 30_000));
  const enabled = (await person.post('/main/security/enableSecondFactor', { code }, key())).body.data as { recoveryCodes: string[] };
  const reset = (await root.post('/main/sysUser/resetPwd', { id: await userIdOf(server, 'bd.th.2') }, key())).body.data as {
    password: string;
  };
  const [first = '', second = ''] = enabled.recoveryCodes;
  return {
    token: person.token ?? '',
    password: demoPassword,
    'secret of the second factor': begun.secret,
    'recovery code': first,
    'another recovery code': second,
    'one-time password': reset.password,
  };
}

/** Every row of every table as text. */
async function dump(): Promise<Map<string, string>> {
  const tables = await rowsOf<{ name: string }>(
    db(),
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const texts = new Map<string, string>();
  for (const { name } of tables) {
    const [row] = await rowsOf<{ text: string | null }>(db(), sql`select string_agg(t::text, E'\n') as text from ${sql.raw(name)} t`);
    texts.set(name, row?.text ?? '');
  }
  return texts;
}

/** A secret as it was and as the encodings that the product uses would show it. */
const guises = (secret: string): string[] => [
  secret,
  Buffer.from(secret).toString('base64').replace(/=*$/, ''),
  Buffer.from(secret).toString('hex'),
];

it('neither the database nor the log holds a secret that somebody was told or typed, also where a write may be repeated', async () => {
  const secrets = await secretsSeen();
  for (const secret of Object.values(secrets)) expect(secret.length).toBeGreaterThan(7);
  const places = new Map([...(await dump()), ['log', log.join('')]]);
  const found = Object.entries(secrets).flatMap(([what, secret]) =>
    [...places].flatMap(([place, text]) => (guises(secret).some((guise) => text.includes(guise)) ? [`${what} in ${place}`] : [])),
  );
  expect(found).toEqual([]);
  expect(places.get('public.idempotency_keys')).toContain('v1.');
});

it('the log names a statement that failed, not what was in it', async () => {
  const before = log.length;
  server.services.log.error(
    {
      err: await db()
        .execute(sql`select ${'a private thing'}::int`)
        .catch((error: unknown) => error),
    },
    'unexpected error',
  );
  const line = log.slice(before).join('');
  expect(line).toContain('Failed query');
  expect(line).not.toContain('a private thing');
});
