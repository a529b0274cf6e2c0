import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, gt, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../startServer';
import { type Trade, tradeOn } from '../trade';
import { auditLogs } from '../../tables/base/audit';
import { noticeReceivers, notices } from '../../tables/base/notice';
import { roles, userRoles } from '../../tables/base/role';
import { users } from '../../tables/base/user';
import { workOrders } from '../../tables/trade/order';
import { type Section, transitionRows } from './rows';

/** The trade, and who is told of what. */
export interface Stage extends Trade {
  server: TestServer;
  /** Administrators: those who review. */
  admins: string[];
}

/** One transition about to happen. */
export interface Act {
  /** Does it; answers the code, or nothing for the system. */
  run: () => Promise<{ code: number; data?: unknown } | void>;
  /** Whom the trail names; null for the system. */
  by: string | null;
  /** The trail's row; `object` may be known only afterwards. Undefined where none is written. */
  noted?: { object: string | (() => string); action: string; from?: string; to?: string };
  /** Everybody who gets a notice. */
  told: readonly string[];
  /** What is true afterwards. */
  after?: () => Promise<void>;
}

/** A call about to be refused; answers the code. */
type Refused = () => Promise<number>;

export interface Case {
  success: (stage: Stage) => Promise<Act>;
  refusals?: Record<number, (stage: Stage) => Promise<Refused>>;
}

type Cases<S extends Section> = { [Row in keyof (typeof transitionRows)[S]]: Case };

/**
 * Tests every row of a transition table over HTTP: that it happens, what the trail says of it and who is told, and that
 * it happens once when the request is repeated with its id; and that each refusal it names is given, and then nothing is
 * noted. A row or a refusal without a case does not pass.
 */
export function describeRows<S extends Section>(section: S, cases: Cases<S>): void {
  let stage: Stage;
  /** Calls of the act under test, each ready to be repeated with its request id. */
  let sent: { again: () => Promise<{ data: unknown }>; data: unknown }[] | undefined;
  beforeAll(async () => {
    const server = await startServer();
    const trade = await tradeOn(server);
    const admins = await trade.db
      .select({ id: users.id })
      .from(users)
      .innerJoin(userRoles, eq(userRoles.userId, users.id))
      .innerJoin(roles, and(eq(roles.id, userRoles.roleId), eq(roles.code, 'admin')))
      .where(eq(users.status, 0));
    const post: Trade['post'] = async (name, path, body, headers) => {
      const send = (key = {}) => trade.post<never>(name, path, body, { ...key, ...headers });
      if (!sent) return send();
      const key = { 'idempotency-key': randomUUID() };
      const answer = await send(key);
      sent.push({ again: () => send(key), data: answer.data });
      return answer;
    };
    stage = { ...trade, post, server, admins: admins.map(({ id }) => id) };
  });
  afterAll(() => stage.server.close());
  // A BD holds 20 open orders at most: those of the row before are over.
  beforeEach(() =>
    stage.db
      .update(workOrders)
      .set({ workOrderStatus: 3 })
      .where(inArray(workOrders.workOrderStatus, [1, 2])),
  );

  const trail = async () => (await stage.db.select({ n: count() }).from(auditLogs))[0]?.n ?? 0;
  const newest = async () => (await stage.db.select({ id: notices.id }).from(notices).orderBy(desc(notices.id)).limit(1))[0]?.id ?? '0';
  const toldSince = async (id: string) =>
    [
      ...new Set(
        (await stage.db.select({ userId: noticeReceivers.userId }).from(noticeReceivers).where(gt(noticeReceivers.noticeId, id))).map(
          ({ userId }) => userId,
        ),
      ),
    ].sort();

  describe(`life-cycles ${section}`, () => {
    for (const [row, codes] of Object.entries(transitionRows[section]) as [keyof Cases<S> & string, readonly number[]][]) {
      const { success, refusals = {} } = cases[row];
      it(`${row} happens, is noted and told, once for a request id`, async () => {
        const { run, by, noted, told, after } = await success(stage);
        const [before, last] = [await trail(), await newest()];
        sent = [];
        const answer = await run();
        const calls = sent;
        sent = undefined;
        if (answer) expect(answer.code).toBe(200);
        if (noted) {
          const object = typeof noted.object === 'string' ? noted.object : noted.object();
          const rows = await stage.db
            .select()
            .from(auditLogs)
            .where(and(eq(auditLogs.object, object), eq(auditLogs.action, noted.action)))
            .orderBy(desc(auditLogs.seq))
            .limit(1);
          expect(rows[0]).toMatchObject({ userId: by });
          const { from, to } = (rows[0]?.detail ?? {}) as { from?: string; to?: string };
          expect({ from, to }).toEqual({ from: noted.from, to: noted.to });
          expect(await trail()).toBeGreaterThan(before);
        } else expect(await trail()).toBe(before);
        expect(await toldSince(last)).toEqual([...new Set(told)].sort());
        await after?.();
        const [done, heard] = [await trail(), await toldSince(last)];
        for (const { again, data } of calls) expect((await again()).data).toEqual(data);
        expect([await trail(), await toldSince(last)]).toEqual([done, heard]);
        await after?.();
      });

      it(`${row} has a case for each refusal that it names`, () => {
        expect(Object.keys(refusals).map(Number).sort()).toEqual([...codes].sort());
      });

      it.each(Object.entries(refusals))(`${row} is refused with %s, and nothing is noted`, async (code, arrange) => {
        const call = await arrange(stage);
        const [before, last] = [await trail(), await newest()];
        expect(await call()).toBe(Number(code));
        expect(await trail()).toBe(before);
        expect(await toldSince(last)).toEqual([]);
      });
    }
  });
}

/** The code of an answer, or of its only row where it answers row by row. */
export const codeOf = ({ code, data }: { code: number; data?: unknown }): number =>
  (data as { failed?: { code: number }[] } | null | undefined)?.failed?.[0]?.code ?? code;

/** Checks that what a question answers has at least what is expected. */
export const shows = (ask: () => PromiseLike<unknown>, expected: object) => async (): Promise<void> => {
  expect(await ask()).toMatchObject(expected);
};
