import type { OutputOf, taskApi } from '@backlot/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ups } from '../../../tables/creators/creator';
import { type Collection, collectionOn } from '../testing/collectionOn';
import { plan } from './plan';

type Targets = OutputOf<typeof taskApi.targets>;

const hour = 3_600_000;
let on: Collection;
beforeAll(async () => {
  on = await collectionOn();
});
afterAll(() => on.close());

it('targets tell how the newest collection of each went, whoever asked for it', async () => {
  const [known = '', lost = ''] = on.creators[20];
  await on.db.update(ups).set({ platformId: 'UCnobody', upNumber: 'nobody' }).where(eq(ups.id, lost));
  const at = (ms: number) => new Date(on.clock().getTime() + ms).toISOString().slice(0, 19).replace('T', ' ');
  const { id } = await on.must('staff.1', 'task/add', {
    taskName: 'Two channels',
    objectType: 1,
    connectorId: on.ways.youtube,
    frequencyUnit: 2,
    frequencyValue: 1,
    beginTime: at(-1000),
    endTime: at(5 * hour),
    remark: 'r',
    targets: [known, lost].map((targetId) => ({ targetType: 1, targetId })),
  });
  const told = async () => new Map((await on.get<Targets>('staff.1', 'task/targets', { id })).data.map((one) => [one.targetId, one.job]));
  expect([...(await told()).values()]).toEqual([null, null]);
  await on.must('staff.1', 'task/enable', { id });
  on.pass(2000);
  await plan(on.services, on.clock());
  expect((await told()).get(known)).toMatchObject({ queueStatus: 0, taskId: id });
  await on.work();
  const first = await told();
  expect(first.get(known)).toMatchObject({ queueStatus: 2, failure: null });
  expect(first.get(lost)).toMatchObject({
    queueStatus: 4,
    failure: 'NotFound',
    can: ['retry'],
    errorMessage: expect.any(String) as string,
  });
  // Mended by hand: the newest one counts, though it is none of the task.
  await on.db.update(ups).set({ platformId: 'youtube-ploy.review', upNumber: 'ploy.review' }).where(eq(ups.id, lost));
  on.pass(hour / 4);
  const again = await on.queueJob({ connectorId: on.ways.youtube, objectType: 1, targetId: lost, upId: lost });
  await on.work();
  expect((await told()).get(lost)).toMatchObject({ id: again, queueStatus: 2, taskId: null });
  // What is collected of it otherwise says nothing of this task.
  on.pass(1000);
  await on.queueJob({ connectorId: on.ways.youtube, objectType: 2, targetId: lost, upId: lost });
  expect((await told()).get(lost)?.id).toBe(again);
});
