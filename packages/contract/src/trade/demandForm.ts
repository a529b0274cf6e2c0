import * as z from 'zod';
import { demandFormLife } from './demandFormLife';
import { crud } from '../core/crud';
import { endpoint } from '../core/endpoint';
import { pageOf, pageQuery } from '../core/page';
import {
  countryCode,
  day,
  id,
  integer,
  listOf,
  longText,
  money,
  noData,
  optionalText,
  percent,
  stateCode,
  text,
  wholeNumber,
} from '../core/wire';
import { historyRow, reference } from '../core/history';
import { wantedDraft, wantedShape } from './wanted';

const key = z.strictObject({ id: id() });

/** A creator that the merchant wishes for. */
export const demandFormUp = z.object({
  id: id(),
  upId: id(),
  nickname: z.string(),
  upNumber: z.string(),
  wantLevel: integer().nullable(),
  remark: z.string().nullable(),
  resultStatus: integer().nullable(),
});

export const demandApi = {
  ...crud({
    path: 'demandForm',
    permission: 'demand',
    noun: 'demand form',
    row: {
      demandNo: z.string(),
      demandName: z.string(),
      shop: reference,
      goods: reference,
      country: countryCode(),
      currency: z.string(),
      budget: z.string().nullable(),
      requireUpNum: integer(),
      wholeProportion: z.string().nullable(),
      upProportion: z.string().nullable(),
      workAttribute: integer(),
      upShotCost: z.string().nullable(),
      workDes: z.string().nullable(),
      ...wantedShape,
      expectBegin: z.string().nullable(),
      expectEnd: z.string().nullable(),
      provideSample: z.boolean(),
      sampleNum: integer().nullable(),
      demandStatus: integer(),
      endReason: z.string().nullable(),
      workOrder: reference.nullable(),
      createTime: z.string(),
    },
    draft: {
      demandName: text(100),
      shopId: id().optional(),
      goodsId: id(),
      budget: money().optional(),
      requireUpNum: wholeNumber(0, 100_000),
      wholeProportion: percent().optional(),
      upProportion: percent().optional(),
      workAttribute: z.union([z.literal(1), z.literal(2)]),
      upShotCost: money().optional(),
      workDes: longText(2000).optional(),
      ...wantedDraft,
      expectBegin: day().optional(),
      expectEnd: day().optional(),
      provideSample: z.boolean(),
      sampleNum: wholeNumber(0, 100_000).optional(),
      ups: z
        .array(z.strictObject({ upId: id(), wantLevel: wholeNumber(1, 3).optional(), remark: optionalText(500).optional() }))
        .max(1500)
        .optional(),
    },
    filter: {
      searchValue: optionalText(100).optional(),
      country: listOf(countryCode(), 6).optional(),
      demandStatus: listOf(stateCode(demandFormLife), 4).optional(),
      shopId: id().optional(),
      /** Ended without an order. */ outcome: z.literal('noOrder').optional(),
    },
    sort: ['createTime', 'demandNo', 'expectEnd', 'requireUpNum'],
  }),
  ups: endpoint({
    method: 'GET',
    path: '/main/demandForm/ups',
    summary: 'Creators that a demand form wishes for',
    access: 'demand.get',
    input: key,
    output: z.array(demandFormUp),
  }),
  wishable: endpoint({
    method: 'GET',
    path: '/main/demandForm/wishable',
    summary: 'Creators of a country that a merchant may wish for: name and public figures, no contact, no price',
    access: 'demand.add',
    input: pageQuery({ country: countryCode(), searchValue: optionalText(100).optional() }, ['fansNum', 'interactionRate']),
    output: pageOf(
      z.object({
        id: id(),
        nickname: z.string(),
        upNumber: z.string(),
        fansNum: integer().nullable(),
        interactionRate: z.number().nullable(),
        starLevel: integer().nullable(),
      }),
    ),
  }),
  submit: endpoint({
    method: 'POST',
    path: '/main/demandForm/submit',
    summary: 'Submit a draft',
    access: 'demand.submit',
    input: key,
    output: noData(),
  }),
  convert: endpoint({
    method: 'POST',
    path: '/main/demandForm/convert',
    summary: 'Make a draft work order from a submitted form',
    access: 'demand.convert',
    input: key,
    output: z.object({ workOrderId: id() }),
  }),
  end: endpoint({
    method: 'POST',
    path: '/main/demandForm/end',
    summary: 'End a form with a reason',
    access: 'demand.end',
    input: z.strictObject({ id: id(), reason: text(500) }),
    output: noData(),
  }),
  copy: endpoint({
    method: 'POST',
    path: '/main/demandForm/copy',
    summary: 'Copy a form into a new draft',
    access: 'demand.copy',
    input: key,
    output: key,
  }),
  history: endpoint({
    method: 'GET',
    path: '/main/demandForm/history',
    summary: 'What happened to a demand form',
    access: 'demand.get',
    input: key,
    output: z.array(historyRow),
  }),
};
