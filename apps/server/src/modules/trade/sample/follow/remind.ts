import { sampleLife } from '@backlot/contract';
import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { inState } from '../../../../db/inState';
import { sampleShippings } from '../../../../tables/trade/sample';
import { noteEvent } from '../../../base/lifeCycle';
import { tellOfSample } from '../../parts';
import { daysAfter } from '../deadlines';
import { eachDue, type Following } from './eachDue';

/** The merchant is reminded a day before its deadlines, the BD three days before that of the content. */
const before = { requested: 1, awaiting: 1, delivered: 3 } as const;

const running = {
  requested: { by: sampleShippings.approveDeadline, what: 'reviewSoon', to: 'merchant' },
  awaiting: { by: sampleShippings.shipDeadline, what: 'shippingSoon', to: 'merchant' },
  delivered: { by: sampleShippings.contentDeadline, what: 'contentSoon', to: 'bd' },
} as const;

const stages = Object.keys(running) as (keyof typeof running)[];

const isClose = (stage: keyof typeof running, now: Date): SQL | undefined =>
  and(inState(sampleLife, sampleShippings, stage), lt(running[stage].by, daysAfter(now, before[stage])));

/** Reminds once of each deadline before it passes. Answers how many. */
export const remindOfSamples = (services: Following, now = new Date()): Promise<number> =>
  eachDue(
    services,
    and(isNull(sampleShippings.remindTime), or(...stages.map((stage) => isClose(stage, now)))),
    async (tx, { sample, submission }) => {
      const stage = stages.find((each) => sampleLife.states[each] === sample.sampleStatus);
      if (!stage) return;
      await tx
        .update(sampleShippings)
        .set({ remindTime: now, version: sql`${sampleShippings.version} + 1`, updateTime: sql`now()` })
        .where(eq(sampleShippings.id, sample.id));
      await noteEvent(tx, { action: 'sample.remind', object: `sample:${sample.id}` });
      await tellOfSample(tx, services, { sample, submission, what: running[stage].what, to: [running[stage].to] });
    },
  );
