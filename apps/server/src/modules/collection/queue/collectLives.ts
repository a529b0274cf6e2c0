import type { CollectCounts } from '../../../tables/collection/queue';
import { type HeardLive, livesToHear } from '../../trade/live';
import { type ChannelSample, type SampleContent, offered } from '../connectors';
import { keepLives, type ToldLive } from '../keep';
import { paged } from './paged';
import { keeping, none, type Running, sum } from './running';

/** A creator may go on air this much before or after the time that was planned. */
const tolerance = 30 * 60_000;
const pageSize = 50;

interface Asked {
  shopId: string;
  webId: number;
  country: string;
  samples: readonly ChannelSample[];
}

/** What came of the lives of creators who hold a sample: the channel tells the contents of samples, lives among them (domain/connectors 6.5). */
export async function collectLives(running: Running, { shopId, webId, country, samples }: Asked): Promise<CollectCounts> {
  const { services, clock } = running;
  const held = samples.filter(({ progress }) => progress === 'delivered');
  const handles = [...new Set(held.map(({ creator }) => creator))];
  if (handles.length === 0) return none;
  const due = await livesToHear(services.database.db, { shopId, webId, country, handles, now: clock() });
  let counts = none;
  for (const handle of new Set(due.map((one) => one.handle))) {
    const told = await toldOf(running, {
      lives: due.filter((one) => one.handle === handle).map(({ live }) => live),
      samples: held.filter(({ creator }) => creator === handle),
    });
    if (told.length > 0) counts = sum(counts, await keeping(running, (tx) => keepLives(tx, told)));
  }
  return counts;
}

/** Which of the lives a channel tells of; as many samples are asked as that takes. */
async function toldOf(
  { reached }: Running,
  { lives, samples }: { lives: readonly HeardLive[]; samples: readonly ChannelSample[] },
): Promise<ToldLive[]> {
  const told = new Map<string, ToldLive>();
  for (const { platformSampleId } of samples) {
    const list = (cursor: string | null) =>
      reached.ask('sampleContents', (channel) =>
        offered(channel, 'listSampleContents')({ platformSampleId, format: 'LIVE' }, { cursor, limit: pageSize }),
      );
    for await (const { items, dataTime } of paged(list)) {
      for (const live of lives) {
        const content = items.find((item) => isOf(live, item));
        if (content && !told.has(live.id)) told.set(live.id, { live, content, dataTime });
      }
      if (told.size === lives.length) return [...told.values()];
    }
  }
  return [...told.values()];
}

const isOf = ({ beginTime, endTime }: HeardLive, { beginTime: at }: SampleContent): boolean =>
  at.getTime() >= beginTime.getTime() - tolerance && at.getTime() < endTime.getTime() + tolerance;
