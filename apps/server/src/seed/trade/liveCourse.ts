import { liveLife } from '@backlot/contract';
import { countryOf } from '../../modules/system/country';
import type { lives } from '../../tables/trade/live';
import { between } from '../demo/distributions';
import { writeIn } from '../demo/written';
import { did } from './deeds';
import { cancelWords, liveTitles, missWords } from './liveWords';
import type { Creator, Goods, Person, TradeWorld } from './tradeWorld';

export type LiveSeed = typeof lives.$inferInsert & { id: string };

interface Entry {
  creator: Creator;
  bd: Person;
  goods: readonly Goods[];
  /** Days from the day of seeding: negative ones are over; 0 is on air. */
  offset: number;
  index: number;
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const halfHourMs = hourMs / 2;

const nothing = {
  viewers: null,
  peakViewers: null,
  orders: null,
  gmv: null,
  resultSource: null,
  dataTime: null,
  reason: null,
  updateTime: null,
};

/** A live as people and the clock would have brought it to where it is, with a note of each step. */
export function liveOf(world: TradeWorld, { creator, bd, goods, offset, index }: Entry): LiveSeed {
  const { random, day } = world;
  const { country } = creator;
  const begin =
    offset === 0 ? new Date(Math.floor(day.now.getTime() / halfHourMs) * halfHourMs - halfHourMs) : eveningOf(day.now, offset, index);
  const end = new Date(begin.getTime() + (index % 3 === 0 ? 3 : 2) * hourMs);
  const createTime = day.ago(Math.max(1, -offset) + between(random, 2, 6), between(random, 0, 419));
  const { currency } = countryOf(country);
  const row: LiveSeed = {
    id: world.idAt(createTime),
    liveNo: world.number('ZB', country, createTime),
    liveTitle: writeIn(country, liveTitles, random),
    liveStatus: liveLife.states.planned,
    webId: 10,
    country,
    upId: creator.id,
    bdId: bd.id,
    beginTime: begin,
    endTime: end,
    liveLink: `https://www.tiktok.com/@${creator.upNumber}/live`,
    currency,
    remindTime: offset <= 0 ? new Date(begin.getTime() - hourMs) : null,
    createTime,
    createUser: bd.id,
    ...nothing,
  };
  let state: keyof typeof liveLife.states = 'planned';
  const step = (event: 'start' | 'finish' | 'report' | 'cancel' | 'miss', time: Date, by?: Person, set: Partial<LiveSeed> = {}) => {
    const to = liveLife.events[event].to as keyof typeof liveLife.states;
    did(world, `live.${event}`, row.id, { time, by, from: state, to, ...(set.reason && { reason: set.reason }) });
    state = to;
    Object.assign(row, { liveStatus: liveLife.states[to], updateTime: time, ...set });
  };
  did(world, 'live.add', row.id, { time: createTime, by: bd, to: 'planned' });
  if (index % 11 === 4) {
    step('cancel', new Date(Math.min(begin.getTime(), day.now.getTime()) - dayMs), bd, { reason: writeIn(country, cancelWords, random) });
    return row;
  }
  if (offset > 0) return row;
  step('start', begin);
  if (offset === 0) return row;
  step('finish', end);
  const told = new Date(Math.min(end.getTime() + 14 * hourMs, day.now.getTime()));
  if (index % 13 === 6) step('miss', told, bd, { reason: writeIn(country, missWords, random) });
  else if (offset < -1) step('report', told, bd, resultsOf(world, { creator, goods, index, told }));
  return row;
}

/** Seven to nine in the evening of the country, some days from today. */
function eveningOf(now: Date, offset: number, index: number): Date {
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
  return new Date(midnight + offset * dayMs + (11 + (index % 3)) * hourMs + (index % 2) * 30 * 60_000);
}

interface Told extends Pick<Entry, 'creator' | 'goods' | 'index'> {
  told: Date;
}

/** Viewers by the followers, a few orders among hundred of them. */
function resultsOf({ random }: TradeWorld, { creator, goods, index, told }: Told): Partial<LiveSeed> {
  const viewers = Math.round((creator.fansNum ?? 5000) ** 0.8 * (0.6 + random()));
  const orders = Math.round(viewers * (0.004 + random() * 0.016));
  const price = goods.reduce((sum, { price: each }) => sum + Number(each), 0) / Math.max(1, goods.length);
  const { scale } = countryOf(creator.country);
  return {
    viewers,
    peakViewers: Math.round(viewers * (0.1 + random() * 0.1)),
    orders,
    gmv: (orders * price * (0.8 + random() * 0.15)).toFixed(scale),
    resultSource: index % 4 === 0 ? 2 : 1,
    dataTime: told,
  };
}
