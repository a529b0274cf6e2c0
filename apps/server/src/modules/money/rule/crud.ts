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
      { field: 'ruleName', header: ['规则名称', 'Rule', 'Quy tắc'], value: (row) => row.ruleName },
      { field: 'ruleName', header: ['版本', 'Version', 'Phiên bản'], value: (row) => row.ruleVersion },
      { field: 'ruleType', header: ['规则类型', 'Rule type', 'Loại quy tắc'], value: (row, _, wordOf) => wordOf('ruleType', row.ruleType) },
      {
        field: 'dimension',
        header: ['维度', 'Dimension', 'Chiều'],
        value: (row, _, wordOf) => wordOf('settleDimension', row.dimension),
      },
      { field: 'country', header: ['国家', 'Country', 'Quốc gia'], value: (row, _, wordOf) => wordOf('country', row.country) },
      { field: 'calcMode', header: ['计算方式', 'Calculation', 'Cách tính'], value: (row, _, wordOf) => wordOf('calcMode', row.calcMode) },
      { field: 'base', header: ['基数', 'Base', 'Mức cơ sở'], value: (row) => decimal(row.base) },
      { field: 'ratio', header: ['比例', 'Ratio', 'Tỷ lệ'], value: (row) => decimal(row.ratio) },
      { field: 'amount', header: ['金额', 'Amount', 'Số tiền'], value: (row) => decimal(row.amount) },
      { field: ['base', 'amount'], header: ['币种', 'Currency', 'Tiền tệ'], value: (row) => row.currency },
      { field: 'validBegin', header: ['生效日期', 'Valid from', 'Hiệu lực từ'], value: (row) => row.validBegin },
      { field: 'validBegin', header: ['失效日期', 'Valid until', 'Hiệu lực đến'], value: (row) => row.validEnd },
      {
        field: 'ruleStatus',
        header: ['状态', 'Status', 'Trạng thái'],
        value: (row, _, wordOf) => wordOf('ruleStatus', row.ruleStatus),
      },
      { field: 'createTime', header: ['创建时间', 'Created', 'Ngày tạo'], value: (row) => row.createTime },
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
  if (other) throw refuseField('ruleName', { 'zh-CN': '规则名称重复。', en: 'This rule name is taken.', vn: 'Tên quy tắc đã tồn tại.' });
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
