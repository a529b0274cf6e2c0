import { timerRunLife } from '@backlot/contract';
import { request } from '@playwright/test';
import { expect, tokenFor } from './journey';

interface Run {
  slotTime: string | null;
  runStatus: number;
  errorText: string | null;
}

const { waiting, executing, done } = timerRunLife.states;
const minute = 60_000;

/** Starts a timer that runs every minute in Manila, and reads what the page of timers shows of it. */
export async function everyMinute(baseURL: string) {
  const context = await request.newContext({ baseURL });
  const headers = { authorization: `Bearer ${await tokenFor(context, 'superAdmin')}` };
  const post = async (call: string, data: unknown) =>
    ((await (await context.post(`/api/main/sysTimers/${call}`, { headers, data })).json()) as { data: { id: string } }).data;
  const { id } = await post('add', {
    timerName: '每分钟',
    enName: 'Every minute',
    vnName: 'Mỗi phút',
    actionClass: 'purge-expired',
    cron: '* * * * *',
    timeZone: 'Asia/Manila',
  });
  await post('start', { id });
  const runs = async () => {
    const answer = await context.get('/api/main/sysTimers/runs', { headers, params: { timerId: id, pageNo: 1, pageSize: 100 } });
    const { data } = (await answer.json()) as { data: { rows: Run[] } };
    return data.rows.map((run) => ({ ...run, slot: Date.parse(`${run.slotTime?.replace(' ', 'T')}Z`) })).sort((a, b) => a.slot - b.slot);
  };
  return {
    /** Waits until a slot that came after a moment was run. */
    runAfter: (moment: number) =>
      expect
        .poll(async () => (await runs()).some(({ slot, runStatus }) => slot > moment && runStatus === done), { timeout: 2.5 * minute })
        .toBe(true),
    /** What is wrong: a slot that ran twice, was left out or failed. */
    problems: async () => {
      const all = await runs();
      const last = all.at(-1);
      if (last?.runStatus === waiting || last?.runStatus === executing) all.pop();
      return all.flatMap((run, at) => {
        const before = all[at - 1];
        return [
          ...(run.runStatus === done ? [] : [`${run.slotTime} is ${run.runStatus}: ${run.errorText}`]),
          ...(before && run.slot - before.slot !== minute ? [`${run.slotTime} comes after ${before.slotTime}`] : []),
        ];
      });
    },
  };
}
