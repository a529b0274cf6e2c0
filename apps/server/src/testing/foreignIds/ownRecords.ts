import { api, type Endpoint } from '@backlot/contract';
import type { TestClient } from '../testClient';

/** Records that somebody sees, by what they are; those with which most can be done come first. */
export type Own = Record<string, readonly Row[]>;

interface Row {
  id: string;
  version: number;
  can: string[];
}

/** Lists that show records of a kind. */
const lists: Record<string, readonly Endpoint[]> = {
  comment: [api.comment.page],
  connector: [api.connector.page],
  dictType: [api.sysDictType.page],
  document: [api.sysFileOnline.page],
  form: [api.demand.page],
  goods: [api.goods.page],
  label: [api.label.page],
  order: [api.workOrder.bd, api.leaderOrder.page, api.workOrder.shop],
  org: [api.sysOrg.page],
  person: [api.sysUser.page],
  position: [api.sysPos.page],
  role: [api.sysRole.page],
  rule: [api.rule.page],
  sale: [api.order.page],
  shop: [api.shop.page],
  statement: [api.settleStatement.page],
  submission: [api.workOrderUp.page],
  up: [api.up.page],
};

/** The records of each kind that somebody sees in its lists. */
export async function ownRecords(client: TestClient): Promise<Own> {
  const found: Own = {};
  for (const [kind, endpoints] of Object.entries(lists)) {
    const rows: Row[] = [];
    for (const { path } of endpoints) rows.push(...(((await client.get(path)).body.data as { rows?: Row[] } | null)?.rows ?? []));
    found[kind] = rows.toSorted((one, other) => other.can.length - one.can.length);
  }
  return found;
}

/** The one that a call can be made with, otherwise that with which most can be done. */
export function ownFor(call: string, rows: readonly Row[] = []): Row | undefined {
  const [, action = ''] = call.split('.');
  return rows.find(({ can }) => can.includes(action)) ?? rows[0];
}
