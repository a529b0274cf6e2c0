import { ruleLife } from '@backlot/contract';
import { and, desc, eq, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import type { Actor } from '../../../http/requests/actor';
import { refuseField } from '../../../http/answers/refuseField';
import type { Services } from '../../../services';
import { rules, ruleScopes } from '../../../tables/money/rule';
import { lockArea, rowForUpdate } from '../../base/crud';
import { noteEvent } from '../../base/lifeCycle';
import { begin, transition } from '../../base/transition';
import { countries, type CountryCode, dayIn } from '../../system/country';
import { refuseConflict } from './conflict';
import { saveParts } from './crud';
import { ruleTexts, tellOfRule } from './notices';
import { type Rule, rulePolicy } from './policy';
import { tiersOf } from './present';
import { noteOutdated, outdatePreviews } from './previews/openPreviews';
import { ownAmong, within } from './sight';

interface Act {
  id: string;
  viewer: Actor;
  services: Pick<Services, 'events'>;
}

const life = { machine: ruleLife, table: rules };

/** A rule in sight that this person may cause an event of, locked; one such event at a time, so that two cannot overlap. */
async function beginRule(tx: Db, event: 'enable' | 'disable' | 'copy', { id, viewer }: Pick<Act, 'id' | 'viewer'>): Promise<Rule> {
  await lockArea(tx, 'rule');
  const find = async () => ({
    rule: await rowForUpdate(tx, { table: rules, id, notFound: 'notFound', within: within(viewer) }),
    isOwn: (await ownAmong(tx, [id], viewer)).has(id),
  });
  return (await begin(tx, { policy: rulePolicy, event, viewer, find })).rule;
}

/** Enables a rule that overlaps with no other that counts (1027004). Open previews are out of date; those whom it pays are told. */
export async function enable(tx: Db, act: Act): Promise<void> {
  const { viewer, services } = act;
  const rule = await beginRule(tx, 'enable', act);
  if (rule.validEnd !== null && rule.validEnd < dayIn(rule.country))
    throw refuseField('validEnd', { en: 'The last day has passed.', 'zh-CN': '有效期已过。', vn: 'Đã quá ngày kết thúc.' });
  await refuseConflict(tx, rule);
  const outdated = await outdatePreviews(tx, rule, viewer);
  const set = { enableTime: sql`coalesce(${rules.enableTime}, now())` };
  await transition(tx, { ...life, row: rule, event: 'enable', set, actor: viewer, more: { ruleVersion: rule.ruleVersion } });
  await noteOutdated(tx, outdated, { rule, viewer });
  await tellOfRule(tx, services, { rule, texts: ruleTexts.enabled(rule), publicUser: viewer.caller.userId });
}

/** Disables a rule from now on; months that are locked keep what it paid, open previews are out of date. */
export async function disable(tx: Db, act: Act): Promise<void> {
  const { viewer, services } = act;
  const rule = await beginRule(tx, 'disable', act);
  const outdated = await outdatePreviews(tx, rule, viewer);
  await transition(tx, { ...life, row: rule, event: 'disable', actor: viewer, more: { ruleVersion: rule.ruleVersion } });
  await noteOutdated(tx, outdated, { rule, viewer });
  await tellOfRule(tx, services, { rule, texts: ruleTexts.disabled(rule), publicUser: viewer.caller.userId });
}

/** Copies a rule with its tiers and scopes into the next version, not enabled; answers its id. */
export async function copy(tx: Db, act: Pick<Act, 'id' | 'viewer'>): Promise<string> {
  const { viewer } = act;
  const rule = await beginRule(tx, 'copy', act);
  const { ruleName, ruleType, dimension, country, currency, metric, base, ratio, amount, calcMode, validBegin, validEnd, remark } = rule;
  const said = { ruleName, ruleType, dimension, country, currency, metric, base, ratio, amount, calcMode, validBegin, validEnd, remark };
  const originId = rule.originId ?? rule.id;
  const [newest] = await tx
    .select({ ruleVersion: rules.ruleVersion })
    .from(rules)
    .where(ofFamily(originId))
    .orderBy(desc(rules.ruleVersion))
    .limit(1);
  const ruleVersion = (newest?.ruleVersion ?? rule.ruleVersion) + 1;
  const [added] = await tx
    .insert(rules)
    .values({ ...said, originId, ruleVersion, createUser: viewer.caller.userId })
    .returning({ id: rules.id });
  if (!added) throw new Error('The copy was not stored.');
  const scopes = await tx.select().from(ruleScopes).where(eq(ruleScopes.ruleId, rule.id));
  await saveParts(tx, added.id, { tiers: await tiersOf(tx, [rule.id]), scopes });
  await noteEvent(tx, {
    actor: viewer,
    action: 'rule.copy',
    object: `rule:${added.id}`,
    to: 'disabled',
    more: { copyOf: rule.id, ruleVersion },
  });
  return added.id;
}

/** SQL: the versions of a rule, deleted ones too. */
export const ofFamily = (originId: string) => or(eq(rules.id, originId), eq(rules.originId, originId));

/** Ends enabled rules whose last day has passed in their country; answers how many. */
export async function expireRules({ database: { db } }: Pick<Services, 'database'>, now = new Date()): Promise<number> {
  let ended = 0;
  for (const country of Object.keys(countries) as CountryCode[]) {
    const isOver = and(
      eq(rules.country, country),
      ne(rules.status, 2),
      inState(ruleLife, rules, 'enabled'),
      lt(rules.validEnd, dayIn(country, now)),
    );
    for (const { id } of await db.select({ id: rules.id }).from(rules).where(isOver))
      await db.transaction(async (tx) => {
        const [rule] = await tx
          .select()
          .from(rules)
          .where(and(eq(rules.id, id), isOver))
          .for('update');
        if (!rule) return;
        await transition(tx, {
          ...life,
          row: rule,
          event: 'expire',
          set: { expireTime: sql`now()` },
          more: { ruleVersion: rule.ruleVersion },
        });
        ended += 1;
      });
  }
  return ended;
}
