import { ruleApi, ruleTrialApi } from '@backlot/contract';
import { type Answer, answer } from '../../../kit/stage/answer';
import { fakeCrud } from '../../../kit/stage/fakeCrud';
import type { Rule } from './Rule';

const rule: Rule = {
  id: '1',
  version: 2,
  can: ['edit', 'delete', 'enable', 'copy'],
  ruleName: 'PH general GMV',
  ruleType: 1,
  dimension: 1,
  country: 'PH',
  currency: 'PHP',
  metric: 1,
  base: '300000.00',
  ratio: '1.50',
  amount: '2000.00',
  calcMode: 1,
  validBegin: '2026-01-01',
  validEnd: null,
  ruleStatus: 0,
  ruleVersion: 3,
  remark: null,
  tiers: [],
  scopes: [],
  createTime: '2026-01-02 03:00:00',
};

const rows: Rule[] = [
  rule,
  {
    ...rule,
    id: '2',
    can: ['disable', 'copy'],
    ruleName: 'PH commercial orders',
    ruleType: 2,
    calcMode: 2,
    base: '3',
    ruleStatus: 1,
    ruleVersion: 1,
  },
  {
    ...rule,
    id: '3',
    can: ['disable', 'copy'],
    ruleName: 'VN fulfilled creators',
    ruleType: 3,
    calcMode: 4,
    metric: 3,
    country: 'VN',
    currency: 'VND',
    base: '0',
    ratio: '0.00',
    amount: '0',
    ruleStatus: 1,
    ruleVersion: 1,
    tiers: [
      { base: '5', ratio: '0.00', amount: '500000' },
      { base: '10', ratio: '0.00', amount: '1200000' },
    ],
    scopes: [{ scopeType: 2, scopeId: '60', name: 'Vietnam team' }],
  },
];

/** A fresh fake server for rules; `shown` are the rows of its list. */
export const ruleAnswers = (shown: readonly Rule[] = rows): Answer[] => [
  ...fakeCrud({ api: ruleApi, rows: shown }).answers,
  answer(ruleApi.versions, () => [rule, { ...rule, id: '9', ruleVersion: 2, ratio: '1.20' }]),
  answer(ruleApi.history, () => []),
  answer(ruleApi.conflict, () => null),
  answer(ruleApi.openPreviews, () => ({ count: 2 })),
  answer(ruleApi.coverable, () => [
    { scopeType: 1, scopeId: '51', name: 'Kristine Mendoza' },
    { scopeType: 2, scopeId: '61', name: 'Philippines team' },
  ]),
  answer(ruleTrialApi.calculate, () => [
    {
      settleMonth: '2026-10',
      currency: 'PHP',
      time: '2026-11-23 02:00:00',
      total: '10175.00',
      paidCount: 1,
      paid: [{ beneficiary: { id: '51', name: 'Kristine Mendoza' }, measured: '845000.00', amount: '10175.00' }],
    },
    { settleMonth: '2026-09', currency: 'PHP', time: '2026-11-23 02:00:00', total: '0.00', paidCount: 0, paid: [] },
    { settleMonth: '2026-08', currency: 'PHP', time: '2026-11-23 02:00:00', total: '0.00', paidCount: 0, paid: [] },
  ]),
];
