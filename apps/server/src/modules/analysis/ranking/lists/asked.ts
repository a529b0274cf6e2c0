import { type ParsedInputOf, type rankApi, rankTypes, topPlaces } from '@backlot/contract';
import { Refusal } from '../../../../http/answers/refusal';
import type { Viewer } from '../../../base/sight';

export type RankQuery = ParsedInputOf<typeof rankApi.page>;

/** Which list. */
export type AskedList = ParsedInputOf<typeof rankApi.topFive>;

/** Merchants know nobody of the agency, so its people are no list for them (domain/model 2.5). */
export function requireListFor({ persona }: Viewer, rankType: number): void {
  if (persona === 'shop' && rankType === rankTypes.bdSales) throw new Refusal('noDataPermission');
}

/** The last place that a person sees. */
export const lastPlaceFor = ({ persona }: Viewer): number | undefined => (persona === 'shop' ? topPlaces : undefined);
