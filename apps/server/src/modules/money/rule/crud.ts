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
      { field: 'ruleName', header: { en: 'Rule', 'zh-CN': '规则名称', vn: 'Quy tắc' }, value: (row) => row.ruleName },
      { field: 'ruleName', header: { en: 'Version', 'zh-CN': '版本', vn: 'Phiên bản' }, value: (row) => row.ruleVersion },
      {
        field: 'ruleType',
        header: { en: 'Rule type', 'zh-CN': '规则类型', vn: 'Loại quy tắc' },
        value: (row, _, wordOf) => wordOf('ruleType', row.ruleType),
      },
      {
        field: 'dimension',
        header: { en: 'Dimension', 'zh-CN': '维度', vn: 'Chiều' },
        value: (row, _, wordOf) => wordOf('settleDimension', row.dimension),
      },
      {
        field: 'country',
        header: { en: 'Country', 'zh-CN': '国家', vn: 'Quốc gia' },
        value: (row, _, wordOf) => wordOf('country', row.country),
      },
      {
        field: 'calcMode',
        header: { en: 'Calculation', 'zh-CN': '计算方式', vn: 'Cách tính' },
        value: (row, _, wordOf) => wordOf('calcMode', row.calcMode),
      },
      { field: 'base', header: { en: 'Base', 'zh-CN': '基数', vn: 'Mức cơ sở' }, value: (row) => decimal(row.base) },
      { field: 'ratio', header: { en: 'Ratio', 'zh-CN': '比例', vn: 'Tỷ lệ' }, value: (row) => decimal(row.ratio) },
      { field: 'amount', header: { en: 'Amount', 'zh-CN': '金额', vn: 'Số tiền' }, value: (row) => decimal(row.amount) },
      { field: ['base', 'amount'], header: { en: 'Currency', 'zh-CN': '币种', vn: 'Tiền tệ' }, value: (row) => row.currency },
      { field: 'validBegin', header: { en: 'Valid from', 'zh-CN': '生效日期', vn: 'Hiệu lực từ' }, value: (row) => row.validBegin },
      { field: 'validBegin', header: { en: 'Valid until', 'zh-CN': '失效日期', vn: 'Hiệu lực đến' }, value: (row) => row.validEnd },
      {
        field: 'ruleStatus',
        header: { en: 'Status', 'zh-CN': '状态', vn: 'Trạng thái' },
        value: (row, _, wordOf) => wordOf('ruleStatus', row.ruleStatus),
      },
      { field: 'createTime', header: { en: 'Created', 'zh-CN': '创建时间', vn: 'Ngày tạo' }, value: (row) => row.createTime },
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
