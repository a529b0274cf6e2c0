import type { liveApi, ParsedInputOf } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { refuseField } from '../../../../http/answers/refuseField';
import type { Viewer } from '../../../base/sight';
import { transition } from '../../../base/transition';
import { checkScale } from '../../../system/country';
import { beginLive, life } from '../store';

/** 1 typed in, 2 from a file. */
type Source = 1 | 2;

type Told = ParsedInputOf<typeof liveApi.report> & { viewer: Viewer };

/** Says what came of a live, or corrects it; amounts in the currency of its country. */
export async function reportLive(tx: Db, { id, viewer, ...told }: Told, source: Source = 1): Promise<void> {
  const row = await beginLive(tx, id, 'report', viewer);
  checkScale({ gmv: told.gmv }, row.currency);
  if (told.peakViewers !== undefined && told.peakViewers > told.viewers) throw refuseField('peakViewers', tooMany);
  const { viewers, peakViewers = null, orders, gmv } = told;
  const results = { viewers, peakViewers, orders, gmv };
  await transition(tx, {
    ...life,
    row,
    event: 'report',
    set: { ...results, resultSource: source, dataTime: sql`now()` },
    actor: viewer,
    more: results,
  });
}

const tooMany = {
  en: 'The peak cannot exceed the viewers.',
  'zh-CN': '峰值人数不能超过观看人数。',
  vn: 'Số người xem cao nhất không thể vượt tổng số người xem.',
};

type Ending = ParsedInputOf<typeof liveApi.cancel> & { viewer: Viewer };

/** A planned live will not be. */
export async function cancelLive(tx: Db, { id, reason, viewer }: Ending): Promise<void> {
  const row = await beginLive(tx, id, 'cancel', viewer);
  await transition(tx, { ...life, row, event: 'cancel', set: { reason }, actor: viewer, reason });
}

/** The creator did not go on air. */
export async function missLive(tx: Db, { id, reason, viewer }: Ending): Promise<void> {
  const row = await beginLive(tx, id, 'miss', viewer);
  await transition(tx, { ...life, row, event: 'miss', set: { reason }, actor: viewer, reason });
}
