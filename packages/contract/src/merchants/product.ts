import * as z from 'zod';
import { goodsLife } from './productLife';
import { batchResult, crud } from '../core/crud';
import { endpoint } from '../core/endpoint';
import { imports } from '../core/imports';
import { pageOf, pageQuery } from '../core/page';
import {
  countryCode,
  id,
  integer,
  link,
  listOf,
  longText,
  money,
  noData,
  optionalText,
  percent,
  stateCode,
  text,
  whole,
} from '../core/wire';
import { historyRow, reference } from '../core/history';

const ids = z.strictObject({ ids: z.array(id()).min(1).max(100) });

/** A creator who works for a product, or for a merchant. */
export const promoterRow = z.object({
  up: reference,
  upNumber: z.string(),
  webId: integer(),
  country: z.string(),
  fansNum: integer().nullable(),
  interactionRate: z.number().nullable(),
  starLevel: integer().nullable(),
  /** How many of the products. */
  goodsNum: integer(),
  firstPromoteTime: z.string(),
  /** Sold of those products through this creator, and in how many orders. */
  gmv: z.string().nullable(),
  orders: integer(),
  currency: z.string(),
});

export const promoterQuery = pageQuery({ id: id() }, ['firstPromoteTime', 'gmv']);

export const goodsApi = {
  ...crud({
    path: 'goods',
    permission: 'goods',
    noun: 'product',
    row: {
      goodsNo: z.string(),
      goodsName: z.string(),
      goodsUrl: z.string(),
      goodsCategory: z.string(),
      listPrice: z.string(),
      price: z.string(),
      currency: z.string(),
      specification: z.string().nullable(),
      introVideo: z.string().nullable(),
      goodsIntroduce: z.string().nullable(),
      shop: reference,
      country: countryCode(),
      stock: integer().nullable(),
      sampleQuota: integer(),
      sampleUsed: integer(),
      openCommissionRate: z.string().nullable(),
      mainImage: id().nullable(),
      /** 1 on sale, 0 off. */
      status: integer(),
      creatorNum: integer(),
      /** Creators' places on its orders that were fulfilled. */
      fulfilledNum: integer(),
      gmv: z.string(),
      /** Sold in thirty days. */
      sales30: z.string(),
      createTime: z.string(),
    },
    draft: {
      goodsName: text(200),
      goodsUrl: link(),
      goodsCategory: text(32),
      listPrice: money(),
      price: money(),
      specification: optionalText(500).optional(),
      introVideo: link().optional(),
      goodsIntroduce: longText(5000).optional(),
      /** The merchant; a merchant's own account leaves it out. */
      shopId: id().optional(),
      stock: whole(0, 10_000_000).optional(),
      sampleQuota: whole(0, 100_000).optional(),
      openCommissionRate: percent().optional(),
      mainImage: id().optional(),
    },
    filter: {
      searchValue: optionalText(100).optional(),
      country: listOf(countryCode(), 6).optional(),
      goodsCategory: listOf(text(32), 50).optional(),
      shopId: id().optional(),
      status: stateCode(goodsLife).optional(),
      priceMin: money().optional(),
      priceMax: money().optional(),
    },
    sort: ['createTime', 'goodsName', 'price', 'creatorNum', 'gmv', 'sales30'],
  }),
  onSale: endpoint({
    method: 'POST',
    path: '/main/goods/onSale',
    summary: 'Put products on sale',
    access: 'goods.onSale',
    input: ids,
    output: batchResult,
  }),
  offSale: endpoint({
    method: 'POST',
    path: '/main/goods/offSale',
    summary: 'Take products off sale',
    access: 'goods.offSale',
    input: ids,
    output: batchResult,
  }),
  bindUp: endpoint({
    method: 'POST',
    path: '/main/goods/bindUp',
    summary: 'Note that a creator promotes a product',
    access: 'goods.bindUp',
    input: z.strictObject({ id: id(), upId: id() }),
    output: noData(),
  }),
  creators: endpoint({
    method: 'GET',
    path: '/main/goods/creators',
    summary: 'Creators who promote a product, as far as the caller sees them; those that came last first',
    access: 'goods.get',
    input: promoterQuery,
    output: pageOf(promoterRow),
  }),
  ...imports({ path: 'goods', permission: 'goods.import', noun: 'products' }),
  history: endpoint({
    method: 'GET',
    path: '/main/goods/history',
    summary: 'What happened to a product',
    access: 'goods.get',
    input: z.strictObject({ id: id() }),
    output: z.array(historyRow),
  }),
};
