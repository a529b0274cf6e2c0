import * as z from 'zod';
import { ruleLife } from './ruleLife';
import { crud } from '../core/crud';
import { endpoint } from '../core/endpoint';
import { historyRow } from '../core/history';
import { countryCode, day, id, integer, listOf, money, noData, oneOf, optionalText, stateCode, text } from '../core/wire';

const key = z.strictObject({ id: id() });

/** A percentage as it was typed: the server answers 1027001 to one that is none. */
const ratio = () => z.string().trim().min(1).max(20);

const ruleRow = {
  ruleName: z.string(),
  /** 1 general GMV, 2 commercial order, 3 reward. */
  ruleType: integer(),
  /** 1 BD, 2 team leader. */
  dimension: integer(),
  country: countryCode(),
  currency: z.string(),
  /** 1 GMV, 2 fees of commercial orders, 3 fulfilled creators. */
  metric: integer(),
  /** Money, or a number of fulfilled creators where these are counted. */
  base: z.string(),
  ratio: z.string(),
  amount: z.string(),
  /** 1 excess over base, 2 whole amount once base is reached, 3 progressive bands, 4 highest tier. */
  calcMode: integer(),
  validBegin: z.string(),
  /** Null: without end. */
  validEnd: z.string().nullable(),
  ruleStatus: integer(),
  ruleVersion: integer(),
  remark: z.string().nullable(),
  /** From the lowest up. */
  tiers: z.array(z.object({ base: z.string(), ratio: z.string(), amount: z.string() })),
  /** Whom it covers; none means everybody. A reader with own data only sees what covers that reader. */
  scopes: z.array(z.object({ scopeType: integer(), scopeId: id(), name: z.string() })),
  createTime: z.string(),
};

const ruleCrud = crud({
  path: 'rule',
  permission: 'rule',
  noun: 'commission rule',
  row: ruleRow,
  draft: {
    ruleName: text(100),
    ruleType: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    dimension: z.union([z.literal(1), z.literal(2)]),
    country: countryCode(),
    /** What a reward measures; the other types know theirs. */
    metric: z.union([z.literal(1), z.literal(3)]).optional(),
    /** How a GMV rule reckons; the other types know theirs. */
    calcMode: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
    base: money(),
    ratio: ratio(),
    amount: money(),
    validBegin: day(),
    validEnd: day().optional(),
    remark: optionalText(500).optional(),
    tiers: z
      .array(z.strictObject({ base: money(), ratio: ratio(), amount: money().optional() }))
      .max(20)
      .optional(),
    scopes: z
      .array(
        z.strictObject({
          /** 1 person, 2 team, 3 work order. */ scopeType: z.union([z.literal(1), z.literal(2), z.literal(3)]),
          scopeId: id(),
        }),
      )
      .max(200)
      .optional(),
  },
  filter: {
    searchValue: optionalText(100).optional(),
    country: listOf(countryCode(), 6).optional(),
    ruleType: listOf(oneOf([1, 2, 3]), 3).optional(),
    dimension: listOf(oneOf([1, 2]), 2).optional(),
    ruleStatus: listOf(stateCode(ruleLife), 4).optional(),
  },
  sort: ['createTime', 'ruleName', 'validBegin'],
});

export const ruleApi = {
  ...ruleCrud,
  coverable: endpoint({
    method: 'GET',
    path: '/main/rule/coverable',
    summary: 'People, teams and work orders of a country that a rule can be limited to',
    access: 'rule.add',
    input: z.strictObject({
      country: countryCode(),
      /** 1 BD, 2 team leader. */
      dimension: oneOf([1, 2]),
      searchValue: optionalText(100).optional(),
    }),
    output: z.array(z.object({ scopeType: integer(), scopeId: id(), name: z.string() })),
  }),
  conflict: endpoint({
    method: 'POST',
    path: '/main/rule/conflict',
    summary: 'The enabled rule that a draft would be refused beside (1027004), or null',
    access: 'rule.add',
    isReading: true,
    input: z.strictObject({
      /** The rule that is edited, which is not in its own way. */
      id: id().optional(),
      ruleType: oneOf([1, 2, 3]),
      /** 1 BD, 2 team leader. */
      dimension: oneOf([1, 2]),
      country: countryCode(),
      metric: oneOf([1, 3]).optional(),
      validBegin: day(),
      validEnd: day().optional(),
      scopes: z
        .array(z.strictObject({ scopeType: oneOf([1, 2, 3]), scopeId: id() }))
        .max(200)
        .optional(),
    }),
    output: z.object({ id: id(), name: z.string() }).nullable(),
  }),
  versions: endpoint({
    method: 'GET',
    path: '/main/rule/versions',
    summary: 'All versions of a commission rule, newest first',
    access: 'rule.get',
    input: key,
    output: z.array(ruleCrud.detail.output),
  }),
  openPreviews: endpoint({
    method: 'GET',
    path: '/main/rule/openPreviews',
    summary: 'How many previews of settlement have to be computed anew once this rule is enabled or disabled',
    access: 'rule.get',
    input: key,
    output: z.object({ count: integer() }),
  }),
  enable: endpoint({
    method: 'POST',
    path: '/main/rule/enable',
    summary: 'Enable a rule that overlaps with no other enabled one; open previews of its country and dimension are out of date',
    access: 'rule.enable',
    input: key,
    output: noData(),
  }),
  disable: endpoint({
    method: 'POST',
    path: '/main/rule/disable',
    summary: 'Disable a rule; locked months keep it, open previews of its country and dimension are out of date',
    access: 'rule.disable',
    input: key,
    output: noData(),
  }),
  copy: endpoint({
    method: 'POST',
    path: '/main/rule/copy',
    summary: 'Copy a rule into a new version that is not enabled',
    access: 'rule.copy',
    input: key,
    output: key,
  }),
  history: endpoint({
    method: 'GET',
    path: '/main/rule/history',
    summary: 'What happened to a rule',
    access: 'rule.get',
    input: key,
    output: z.array(historyRow),
  }),
};
