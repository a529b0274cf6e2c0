import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { id, integer } from '../core/wire';
import type { Permission } from '../permissions';

/** What one search finds, each for who may open its list. */
export const foundKinds = {
  up: 'upLibrary.query',
  commercial: 'workOrderCom.query',
  leader: 'workOrderLeader.query',
  bd: 'workOrderBd.query',
  own: 'workOrderShop.query',
  demand: 'demand.query',
  goods: 'goods.query',
  shop: 'shop.query',
} as const satisfies Record<string, Permission>;
export type FoundKind = keyof typeof foundKinds;

const foundRecord = z.object({
  kind: z.enum(Object.keys(foundKinds) as [FoundKind, ...FoundKind[]]),
  id: id(),
  name: z.string(),
  /** Its number, or its name on the platform. */
  number: z.string(),
  /** State of its life cycle, where it has one. */
  status: integer().nullable(),
  country: z.string(),
  /** The merchant of an order, a demand form or a product. */
  shopName: z.string().nullable(),
  /** Last day of an order, followers of a creator, creators that a demand form asks for. */
  expireDate: z.string().nullable(),
  fansNum: integer().nullable(),
  requireUpNum: integer().nullable(),
});
export type FoundRecord = z.infer<typeof foundRecord>;

export const searchApi = {
  records: endpoint({
    method: 'GET',
    path: '/main/search/records',
    summary: 'Creators, orders, demand forms, products and merchants by name or number, at most five of each kind that the caller may open',
    access: 'session',
    input: z.strictObject({ searchValue: z.string().trim().min(2).max(100) }),
    output: z.array(foundRecord),
  }),
};
