import { timingSafeEqual } from 'node:crypto';
import { and, eq, isNull, ne } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../../db/database';
import type { Services } from '../../../services';
import { connectorConsents, connectorHooks, connectors } from '../../../tables/collection/connector';
import { openCredentials, withdraw } from '../connector';
import { hookSignOf } from '../connectors';
import { makeDue } from '../queue';

interface Received {
  /** The connector that the channel was told. */
  id: string;
  /** As it came. */
  body: string;
  signature: string;
  now: Date;
}

const shape = z.object({
  type: z.int(),
  tts_notification_id: z.string().min(1).max(200),
  shop_id: z.string().min(1),
  timestamp: z.int().positive(),
});

/** Channels send again for three days what was not answered; what is older, or of tomorrow, was sent by somebody else. */
const [mostBehind, mostAhead] = [3 * 86_400, 300];

/** What of a shop is told: an order or a return changed; the shop took its consent back. */
const events = { order: 1, deauthorised: 6, returned: 12 } as const;

/**
 * Takes a webhook of TikTok Shop and answers its HTTP status. 404 where there is no such connector, 401 for a signature that is
 * not the channel's and for one that is too old, 400 for what is no notification. Each notification has its effect once.
 */
export async function receive(services: Services, { id, body, signature, now }: Received): Promise<number> {
  const { db } = services.database;
  if (!/^[1-9]\d{0,17}$/.test(id)) return 404;
  const [row] = await db
    .select()
    .from(connectors)
    .where(and(eq(connectors.id, id), eq(connectors.provider, 'tiktokShop'), ne(connectors.status, 2)));
  const { clientKey, clientSecret: secret } = row ? openCredentials(services.vault, row) : {};
  if (!clientKey || !secret) return 404;
  if (!isSame(signature, hookSignOf({ clientKey, body, secret }))) return 401;
  const told = shape.safeParse(parsed(body));
  if (!told.success) return 400;
  const { type, tts_notification_id: notificationId, shop_id: openId, timestamp } = told.data;
  const behind = now.getTime() / 1000 - timestamp;
  if (behind > mostBehind || behind < -mostAhead) return 401;
  await db.transaction(async (tx) => {
    const [isNew] = await tx
      .insert(connectorHooks)
      .values({ connectorId: id, notificationId, hookType: type, receiveTime: now })
      .onConflictDoNothing()
      .returning({ id: connectorHooks.notificationId });
    const shopId = isNew && (await merchantOf(tx, { id, openId }));
    if (!shopId) return;
    if (type === events.deauthorised) await withdraw(tx, { connectorId: id, holderId: shopId, now });
    if (type === events.order || type === events.returned) await makeDue(tx, services, { connectorId: id, shopId, now });
  });
  return 200;
}

async function merchantOf(tx: Db, { id, openId }: { id: string; openId: string }): Promise<string | undefined> {
  const own = and(eq(connectorConsents.connectorId, id), eq(connectorConsents.openId, openId), isNull(connectorConsents.withdrawTime));
  return (await tx.select({ shopId: connectorConsents.holderId }).from(connectorConsents).where(own))[0]?.shopId;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
