import { errors } from '@backlot/contract';
import { countryOf } from '../../system/country';
import type { Order, Submission } from '../parts';
import type { ChannelAnswer, FoundVideo } from './channelCheck';

interface Wanted {
  order: Pick<Order, 'workOrderType' | 'validBegin' | 'country'>;
  submission: Pick<Submission, 'agreeTime'>;
  /** The creator's own id on the channel. */
  platformId: string;
  /** The product's id on the channel, where it has one. */
  productId: string | null;
}

export type Verdict = { valid: FoundVideo; hasGoods: boolean } | { code: number } | { silent: true };

/** Whether a published video is what was ordered: by the creator, to be seen, not older than the work, with the product (domain/life-cycles 3.6). */
export function judge(answer: ChannelAnswer, { order, submission, platformId, productId }: Wanted): Verdict {
  if ('silent' in answer) return answer;
  if ('gone' in answer) return { code: errors.videoGone.code };
  const video = answer.found;
  if (video.authorPlatformId !== platformId) return { code: errors.videoAuthorDiffers.code };
  if (video.postTime < earliestOf(order, submission)) return { code: errors.videoTooEarly.code };
  const hasGoods = video.productIds === undefined || (productId !== null && video.productIds.includes(productId));
  // A team-leader order is fulfilled by sales of the product only.
  if (order.workOrderType === 2 && !hasGoods) return { code: errors.videoWithoutGoods.code };
  return { valid: video, hasGoods };
}

/** The agreement or the first day of the order in its country, whichever came first. */
export function earliestOf(
  { validBegin, country }: Pick<Wanted['order'], 'validBegin' | 'country'>,
  { agreeTime }: Wanted['submission'],
): Date {
  const begin = beginOf(validBegin, country);
  return agreeTime && agreeTime < begin ? agreeTime : begin;
}

/** Midnight of a day in a country; none of the six moves its clocks. */
function beginOf(day: string, country: string): Date {
  const utc = new Date(`${day}T00:00:00Z`);
  const hours = new Intl.DateTimeFormat('en-GB', { timeZone: countryOf(country).timeZone, hour: '2-digit', hourCycle: 'h23' }).format(utc);
  return new Date(utc.getTime() - Number(hours) * 3_600_000);
}
