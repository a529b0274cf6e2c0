import * as z from 'zod';
import { intentLife } from './intentLife';
import { endpoint } from '../core/endpoint';
import { exportQuery, pageOf, pageQuery } from '../core/page';
import { countryCode, id, integer, listOf, money, noData, oneOf, optionalText, percent, stateCode, text } from '../core/wire';
import { reference } from '../core/history';

export const intentRow = z.object({
  id: id(),
  version: integer(),
  can: z.array(z.string()),
  intentNo: z.string(),
  /** 1 BD to creator, 2 merchant to creator, 3 creator to agency. */
  fromType: integer(),
  up: reference,
  shop: reference.nullable(),
  goods: reference.nullable(),
  workOrder: reference.nullable(),
  /** Null for a merchant when a BD sent it. */
  sender: reference.nullable(),
  message: z.string(),
  offerProportion: z.string().nullable(),
  offerShotCost: z.string().nullable(),
  intentStatus: integer(),
  expireTime: z.string(),
  replyContent: z.string().nullable(),
  createTime: z.string(),
});

export const intentDetail = intentRow.extend({
  /** Currency of the offered fee. */
  offerCurrency: z.string().nullable(),
  viewTime: z.string().nullable(),
  replyTime: z.string().nullable(),
  /** How the creator reaches the sender outside of the system; null when none was given, and for a merchant when a BD sent it. */
  contactType: z.string().nullable(),
  /** Masked for whoever neither sent it nor holds `showContact`. */
  contactValue: z.string().nullable(),
  contactVisible: z.boolean(),
});

const key = z.strictObject({ id: id() });

/** A way to reach the sender is given whole, its kind and its number or name, or not at all. */
const invitation = z
  .strictObject({
    upId: id(),
    goodsId: id().optional(),
    workOrderId: id().optional(),
    /** 3: the creator came by itself, and a BD notes its interest. */
    fromType: z.literal(3).optional(),
    message: z.string().trim().max(2000),
    contactType: text(20).optional(),
    contactValue: text(200).optional(),
    offerProportion: percent().optional(),
    offerShotCost: money().optional(),
  })
  .superRefine(({ contactType, contactValue }, { addIssue }) => {
    if ((contactType === undefined) !== (contactValue === undefined))
      addIssue({
        code: 'invalid_type',
        expected: 'string',
        input: undefined,
        path: [contactType === undefined ? 'contactType' : 'contactValue'],
      });
  });

const intentFilter = {
  searchValue: optionalText(100).optional(),
  intentStatus: listOf(stateCode(intentLife), 6).optional(),
  fromType: listOf(oneOf([1, 2, 3]), 3).optional(),
  country: listOf(countryCode(), 6).optional(),
  /** Without an answer, with three days or less to give one. */
  due: z.literal('expiring').optional(),
};
const intentSorts = ['createTime', 'expireTime'] as const;

export const intentApi = {
  page: endpoint({
    method: 'GET',
    path: '/main/intent/page',
    summary: 'List cooperation intents',
    access: 'intent.query',
    input: pageQuery(intentFilter, intentSorts),
    output: pageOf(intentRow),
  }),
  export: endpoint({
    method: 'POST',
    path: '/main/intent/export',
    summary: 'Export cooperation intents to the download centre',
    access: 'intent.export',
    input: exportQuery(intentFilter, intentSorts),
    output: key,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/main/intent/detail',
    summary: 'Read one cooperation intent, with how to reach its sender',
    access: 'intent.get',
    input: key,
    output: intentDetail,
  }),
  send: endpoint({
    method: 'POST',
    path: '/main/intent/send',
    summary: 'Invite a creator, or note the interest of one who came by itself; at most 100 a day, one per creator in 7 days',
    access: 'intent.send',
    input: invitation,
    output: key,
  }),
  view: endpoint({
    method: 'POST',
    path: '/main/intent/view',
    summary: 'Note that the creator has seen an invitation',
    access: 'intent.reply',
    input: key,
    output: noData(),
  }),
  reply: endpoint({
    method: 'POST',
    path: '/main/intent/reply',
    summary: 'Note what the creator answered',
    access: 'intent.reply',
    input: z.strictObject({ id: id(), interested: z.boolean(), replyContent: optionalText(500) }),
    output: noData(),
  }),
  convert: endpoint({
    method: 'POST',
    path: '/main/intent/convert',
    summary: 'Turn an interested creator into a submission',
    access: 'intent.convert',
    input: z.strictObject({ id: id(), workOrderId: id(), recommendReason: z.string().trim().max(500) }),
    output: z.object({ workOrderUpId: id() }),
  }),
};
