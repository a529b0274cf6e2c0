import { ruleWords } from '@backlot/contract/words/money/rule';
import { ruleApi } from '@backlot/contract';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { contains } from '../../../db/list/contains';
import { refuseField } from '../../../http/answers/refuseField';
import type { Services } from '../../../services';
import { rules, ruleScopes, ruleTiers } from '../../../tables/money/rule';
import { createCrud } from '../../base/crud';
import { decimal } from '../../base/download';
import { requireAllowed } from '../../base/transition';
import { checkRule } from './checkRule';
import { valuesOf } from './draft';
import { presentRules } from './present';
import { type Rule, rulePolicy } from './policy';
import { ownAmong, within } from './sight';

const { createTime, ruleName, validBegin } = rules;

/** Commission rules: edited until they are first enabled, copied from then on (domain/life-cycles 3.8). */
export const ruleCrud = (services: Services) =>
  createCrud(services, {
    api: ruleApi,
    area: 'rule',
    table: rules,
    notFound: 'notFound',
    sorts: { createTime, ruleName, validBegin },
    fallback: { by: createTime, order: 'descend' },
    within,
    filter: async ({ searchValue, country, ruleType, dimension, ruleStatus }) =>
      and(
        searchValue ? contains(ruleName, searchValue) : undefined,
        country?.length ? inArray(rules.country, country) : undefined,
        ruleType?.length ? inArray(rules.ruleType, ruleType) : undefined,
        dimension?.length ? inArray(rules.dimension, dimension) : undefined,
        ruleStatus?.length ? inArray(rules.ruleStatus, ruleStatus) : undefined,
      ),
    present: presentRules,
    values: valuesOf,
    // Whether two rules are in each other's way is seen by one after the other.
    isSerial: true,
    check: async (tx, { draft, before }, viewer) => {
      if (before) {
        const isOwn = (await ownAmong(tx, [before.id], viewer)).has(before.id);
        await requireAllowed(tx, { policy: rulePolicy, event: 'edit', viewer, facts: { rule: before, isOwn } });
      }
      await checkRule(tx, draft);
      await refuseTaken(tx, draft.ruleName, before);
    },
    saved: async (tx, { id, draft }) => {
      await saveParts(tx, id, draft);
      return { tiers: draft.tiers ?? [], scopes: draft.scopes ?? [] };
    },
    removing: async (tx, rule, viewer) => {
      const isOwn = (await ownAmong(tx, [rule.id], viewer)).has(rule.id);
      await requireAllowed(tx, { policy: rulePolicy, event: 'delete', viewer, facts: { rule, isOwn } });
    },
    columns: [
      { field: 'ruleName', header: ruleWords.ruleName, value: (row) => row.ruleName },
      { field: 'ruleName', header: ruleWords.ruleVersion, value: (row) => row.ruleVersion },
      {
        field: 'ruleType',
        header: ruleWords.ruleType,
        value: (row, _, wordOf) => wordOf('ruleType', row.ruleType),
      },
      {
        field: 'dimension',
        header: ruleWords.dimension,
        value: (row, _, wordOf) => wordOf('settleDimension', row.dimension),
      },
      {
        field: 'country',
        header: ruleWords.country,
        value: (row, _, wordOf) => wordOf('country', row.country),
      },
      {
        field: 'calcMode',
        header: ruleWords.calcMode,
        value: (row, _, wordOf) => wordOf('calcMode', row.calcMode),
      },
      { field: 'base', header: ruleWords.base, value: (row) => decimal(row.base) },
      { field: 'ratio', header: ruleWords.ratio, value: (row) => decimal(row.ratio) },
      { field: 'amount', header: ruleWords.amount, value: (row) => decimal(row.amount) },
      { field: ['base', 'amount'], header: ruleWords.currency, value: (row) => row.currency },
      { field: 'validBegin', header: ruleWords.validBegin, value: (row) => row.validBegin },
      { field: 'validBegin', header: ruleWords.validEnd, value: (row) => row.validEnd },
      {
        field: 'ruleStatus',
        header: ruleWords.ruleStatus,
        value: (row, _, wordOf) => wordOf('ruleStatus', row.ruleStatus),
      },
      { field: 'createTime', header: ruleWords.createTime, value: (row) => row.createTime },
    ],
  });

/** Versions of one rule share its name; another rule takes another. */
async function refuseTaken(tx: Db, name: string, before: Rule | undefined): Promise<void> {
  const isOther = before && sql`coalesce(${rules.originId}, ${rules.id}) <> ${before.originId ?? before.id}`;
  const [other] = await tx
    .select({ id: rules.id })
    .from(rules)
    .where(and(eq(ruleName, name), ne(rules.status, 2), isOther))
    .limit(1);
  if (other) throw refuseField('ruleName', { en: 'This rule name is taken.', 'zh-CN': '规则名称重复。', vn: 'Tên quy tắc đã tồn tại.' });
}

interface Parts {
  tiers?: readonly { base: string; ratio: string; amount?: string | undefined }[] | undefined;
  scopes?: readonly { scopeType: number; scopeId: string }[] | undefined;
}

/** Replaces the tiers and scopes of a rule. */
export async function saveParts(tx: Db, ruleId: string, { tiers = [], scopes = [] }: Parts): Promise<void> {
  await tx.delete(ruleTiers).where(eq(ruleTiers.ruleId, ruleId));
  await tx.delete(ruleScopes).where(eq(ruleScopes.ruleId, ruleId));
  if (tiers.length > 0) await tx.insert(ruleTiers).values(tiers.map(({ base, ratio, amount = '0' }) => ({ ruleId, base, ratio, amount })));
  if (scopes.length > 0) await tx.insert(ruleScopes).values(scopes.map(({ scopeType, scopeId }) => ({ ruleId, scopeType, scopeId })));
}
