import { certificationLife, codeOf } from '@backlot/contract';
import type { Db } from '../../../db/database';
import type { Actor } from '../../../http/requests/actor';
import { noteEvent } from '../../base/lifeCycle';
import { type ShopRow } from '../merchant';
import { shops } from '../../../tables/merchants/merchant';
import { transition } from '../../base/transition';

interface Move {
  shop: ShopRow;
  event: 'submit' | 'change' | 'withdraw' | 'reject';
  to: keyof typeof certificationLife.states;
  actor: Actor;
  reason?: string;
  more: Record<string, unknown>;
}

/** Moves a merchant. One that stays certified is not touched: the profile that somebody has open can still be saved. */
export async function moveShop(tx: Db, { shop, event, to, actor, reason, more }: Move): Promise<void> {
  if (shop.shopStatus !== codeOf(certificationLife, to))
    return transition(tx, { machine: certificationLife, table: shops, row: shop, event, to, actor, reason, more });
  await noteEvent(tx, { actor, action: `shop.${event}`, object: `shop:${shop.id}`, from: to, to, reason, more });
}
