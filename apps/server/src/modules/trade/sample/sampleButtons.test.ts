import { errors, sampleLife } from '@backlot/contract';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLogs } from '../../../tables/base/audit';
import { sampleSteps } from '../../../testing/sampleSteps';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';

let server: TestServer;
let trade: Trade;
let steps: ReturnType<typeof sampleSteps>;
let id: string;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  steps = sampleSteps(trade);
  id = await steps.requested();
});
afterAll(() => server.close());

const people = ['admin', 'leader', 'otherLeader', 'bd', 'bd2', 'foreignBd', 'shop', 'otherShop', 'finance'] as const;

/** Each event that people cause, with what a guard refuses afterwards where there is one, so that the record stays. */
const events = {
  approve: {},
  reject: {},
  withdraw: {},
  ship: {},
  deliver: { deliverTime: '1990-01-01 00:00:00' },
  lose: {},
  exempt: { reason: '' },
  bringBack: {},
} as const;

const denials: readonly number[] = [errors.noPermission.code, errors.notFound.code, errors.wrongState.code];

const noted = async () => (await trade.db.select({ n: count() }).from(auditLogs))[0]?.n;

const put = (sampleStatus: number) =>
  steps.set(id, { sampleStatus, needReturn: true, shipTime: new Date(), approveDeadline: new Date(Date.now() + 3_600_000) });

const looks = people.flatMap((name) => Object.entries(sampleLife.states).map(([state, code]) => ({ name, state, code })));

it.each(looks)('what is $state: $name has the buttons that the handlers allow', async ({ name, code }) => {
  const wrong: unknown[] = [];
  for (const [event, more] of Object.entries(events)) {
    await put(code);
    const can = (await trade.get<{ can: string[] } | null>(name, '/main/sample/detail', { id })).data?.can ?? [];
    const before = await noted();
    const { code: answer } = await trade.post(name, `/main/sample/${event}`, { id, ...more });
    const isAllowed = !denials.includes(answer);
    if (can.includes(event) !== isAllowed || (!isAllowed && (await noted()) !== before)) wrong.push({ event, answer, can });
  }
  expect(wrong).toEqual([]);
});
