import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { ownerOf } from '../../modules/base/download';
import { checkRule, copyRule, enableRule, type RuleDraft, saveParts, valuesOf } from '../../modules/money/rule';
import type { Services } from '../../services';
import type { CountryCode } from '../../modules/system/country';
import { rules } from '../../tables/money/rule';
import type { DemoDay } from '../demo/demoDay';

/** A bonus that people notice, in the money of a country. */
const bonus: Readonly<Record<CountryCode, number>> = { PH: 2000, TH: 1200, MY: 160, SG: 50, VN: 900_000, ID: 560_000 };

/** The rules of a country: every type, for BDs and leaders. */
function rulesOf(country: CountryCode, validBegin: string): RuleDraft[] {
  const money = (times: number) => String(Math.round(bonus[country] * times));
  const draft = { dimension: 1, country, base: '0', ratio: '0', amount: '0', validBegin } as const;
  return [
    {
      ...draft,
      ruleName: `${country} BD GMV`,
      ruleType: 1,
      calcMode: 3,
      tiers: [
        { base: '0', ratio: '1' },
        { base: money(50), ratio: '1.5' },
        { base: money(250), ratio: '2' },
      ],
    },
    { ...draft, ruleName: `${country} BD commercial orders`, ruleType: 2, base: '2', ratio: '2', amount: money(0.05) },
    {
      ...draft,
      ruleName: `${country} BD fulfilled creators`,
      ruleType: 3,
      metric: 3,
      tiers: [
        { base: '5', ratio: '0', amount: money(0.5) },
        { base: '10', ratio: '0', amount: money(1.2) },
      ],
    },
    {
      ...draft,
      ruleName: `${country} leader GMV`,
      ruleType: 1,
      calcMode: 1,
      dimension: 2,
      base: money(0.1),
      ratio: '0.5',
      amount: money(0.1),
    },
  ];
}

/** Commission rules of every type in every country, enabled by an administrator; one of every country has a next version that is still written. What is there already stays. */
export async function seedRules(db: Db, { day, adminId }: { day: DemoDay; adminId: string | undefined }): Promise<void> {
  if ((await db.$count(rules)) > 0) return;
  const viewer = await ownerOf(db, { userId: adminId ?? '0', language: 'en' });
  if (!viewer) return;
  const services = { events: { publish: async () => undefined } } as unknown as Pick<Services, 'events'>;
  const validBegin = day.ago(400).toISOString().slice(0, 10);
  await db.transaction(async (tx) => {
    for (const country of Object.keys(bonus) as CountryCode[]) {
      let first: string | undefined;
      for (const draft of rulesOf(country, validBegin)) {
        await checkRule(tx, draft);
        const [added] = await tx
          .insert(rules)
          .values({ ...valuesOf(draft), createUser: viewer.caller.userId })
          .returning({ id: rules.id });
        if (!added) throw new Error('The rule was not stored.');
        await saveParts(tx, added.id, draft);
        await enableRule(tx, { id: added.id, viewer, services });
        first ??= added.id;
      }
      if (first === undefined) continue;
      const id = await copyRule(tx, { id: first, viewer });
      await tx.update(rules).set({ remark: 'For the next season: more for the first band.' }).where(eq(rules.id, id));
    }
  });
}
