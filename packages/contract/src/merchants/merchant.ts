import * as z from 'zod';
import { certificationLife } from './certificationLife';
import { crud } from '../core/crud';
import { endpoint } from '../core/endpoint';
import { pageOf, pageQuery } from '../core/page';
import { promoterQuery, promoterRow } from './product';
import { ofForm } from '../core/textForm';
import { countryCode, id, integer, listOf, longText, noData, optionalText, stateCode, text, version, whole } from '../core/wire';
import { can, historyRow, reference } from '../core/history';

const phone = z
  .string()
  .trim()
  .check(ofForm('phone', /^\+[1-9]\d{6,14}$/));

const shopShape = {
  shopName: z.string(),
  shopCode: z.string(),
  account: reference.nullable(),
  country: countryCode(),
  telephone: z.string(),
  mailAddress: z.string(),
  productCategory: z.array(z.string()),
  introduce: z.string().nullable(),
  contactName: z.string().nullable(),
  shopStatus: integer(),
  /** Papers of it wait for a review: first ones, or changed ones of a certified merchant. */
  papersWait: z.boolean(),
  certifiedTime: z.string().nullable(),
  owner: reference.nullable(),
  createTime: z.string(),
};

const shopDraft = {
  shopName: text(100),
  country: countryCode(),
  telephone: phone,
  mailAddress: z.email().max(120),
  productCategory: z.array(z.string().max(32)).max(5),
  introduce: longText(2000).optional(),
  contactName: optionalText(60).optional(),
};

/** One submission of a merchant's papers; earlier rounds are never overwritten. */
export const certificationRow = z.object({
  id: id(),
  round: integer(),
  certMethod: integer(),
  realName: z.string(),
  /** Masked, `1234********5678`, unless the caller may see identity papers. */
  idCardNo: z.string().nullable(),
  idCardFront: id().nullable(),
  idCardBack: id().nullable(),
  enterpriseName: z.string().nullable(),
  businessLicence: id().nullable(),
  licenceNo: z.string().nullable(),
  status: integer(),
  rejectReason: z.string().nullable(),
  submitTime: z.string(),
  auditTime: z.string().nullable(),
  auditor: z.string().nullable(),
});
export type CertificationRow = z.infer<typeof certificationRow>;

const key = z.strictObject({ id: id() });
const withReason = z.strictObject({ id: id(), reason: z.string().trim().max(500) });

const certificationDraft = z.strictObject({
  certMethod: z.union([z.literal(1), z.literal(2)]),
  realName: optionalText(60),
  idCardNo: optionalText(32).optional(),
  idCardFront: id().optional(),
  idCardBack: id().optional(),
  enterpriseName: optionalText(120).optional(),
  businessLicence: id().optional(),
  licenceNo: optionalText(64).optional(),
  agreed: z.boolean(),
});

const shopFilter = {
  searchValue: optionalText(100).optional(),
  country: listOf(countryCode(), 6).optional(),
  shopStatus: listOf(stateCode(certificationLife), 4).optional(),
  papers: z.enum(['waiting']).optional(),
};

const shopSorts = ['createTime', 'shopName', 'shopCode', 'certifiedTime'] as const;

export const shopApi = {
  ...crud({
    path: 'shop',
    permission: 'shop',
    noun: 'merchant',
    row: shopShape,
    draft: shopDraft,
    filter: shopFilter,
    sort: shopSorts,
  }),
  pdf: endpoint({
    method: 'POST',
    path: '/main/shop/pdf',
    summary: 'PDFs of the merchants of the list, or of picked ones of them, to the download centre: one file or a zip',
    access: 'shop.pdf',
    input: pageQuery({ ...shopFilter, ids: z.array(id()).min(1).max(500).optional(), form: z.enum(['one', 'zip']) }, shopSorts),
    output: key,
  }),
  certifications: endpoint({
    method: 'GET',
    path: '/main/shop/certifications',
    summary: 'Every certification round of a merchant, newest first',
    access: 'shop.get',
    input: key,
    output: z.array(certificationRow),
  }),
  creators: endpoint({
    method: 'GET',
    path: '/main/shop/creators',
    summary: 'Creators who work for a merchant, as far as the caller sees them; those that came last first',
    access: 'shop.get',
    input: promoterQuery,
    output: pageOf(promoterRow),
  }),
  history: endpoint({
    method: 'GET',
    path: '/main/shop/history',
    summary: 'What happened to a merchant',
    access: 'shop.get',
    input: key,
    output: z.array(historyRow),
  }),
  pass: endpoint({
    method: 'POST',
    path: '/main/shop/pass',
    summary: 'Certify a merchant under review',
    access: 'shop.audit',
    input: z.strictObject({ id: id(), round: whole(1) }),
    output: noData(),
  }),
  reject: endpoint({
    method: 'POST',
    path: '/main/shop/reject',
    summary: 'Reject a merchant under review; the reason is 5 to 500 characters',
    access: 'shop.audit',
    input: z.strictObject({ id: id(), round: whole(1), reason: z.string().trim().max(500) }),
    output: noData(),
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/main/shop/revoke',
    summary: 'Revoke a certification; open orders need force',
    access: 'shop.revoke',
    input: withReason.extend({ force: z.boolean().optional() }),
    output: noData(),
  }),
};

/** The merchant's own papers: `/account/settings/shangjiaAuth`. */
export const shopAuthApi = {
  mine: endpoint({
    method: 'GET',
    path: '/main/shopCertification/mine',
    summary: 'The own merchant with its certification rounds',
    access: 'shopAuth.query',
    input: z.strictObject({}),
    output: z.object({ shop: z.object({ id: id(), version: integer(), ...shopShape }), rounds: z.array(certificationRow), can }),
  }),
  saveProfile: endpoint({
    method: 'POST',
    path: '/main/shopCertification/saveProfile',
    summary: 'Save the own merchant profile',
    access: 'shopAuth.submit',
    input: z.strictObject({ version: version(), ...shopDraft }),
    output: noData(),
  }),
  submit: endpoint({
    method: 'POST',
    path: '/main/shopCertification/submit',
    summary: 'Submit papers for review, or a change of certified ones',
    access: 'shopAuth.submit',
    input: certificationDraft,
    output: key,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/main/shopCertification/withdraw',
    summary: 'Withdraw papers that nobody has opened yet',
    access: 'shopAuth.withdraw',
    input: z.strictObject({}),
    output: noData(),
  }),
};
