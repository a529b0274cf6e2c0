import type { DictionaryCode } from '../lookUp';
import { toText } from '../toText';

/** A part of the followers: what is said of them, by whom and how surely, and the shares. */
export interface FollowerPart {
  kind: 'gender' | 'age' | 'country' | 'city' | 'device' | 'activeHours';
  /** 1 platform, 2 vendor, 3 import, 4 estimated. */
  source: number;
  snapshotDate: string;
  /** Shares of 1, the largest first. */
  shares: readonly { name: string; ratio: number }[];
}

/** The profile of a creator for somebody outside: no contacts, no prices, nobody of the house. Unknown figures are null. */
export interface CreatorRecord {
  nickname: string;
  upNumber: string;
  webId: number;
  country: string;
  starLevel: number | null;
  /** Of 100, an estimate. */
  credibility: number | null;
  labels: readonly string[];
  fans: number | null;
  medianViews: number | null;
  avgViews: number | null;
  /** Shares of 1. */
  interactionRate: number | null;
  works: number | null;
  fromDay: string;
  toDay: string;
  followers: readonly FollowerPart[];
  timeZone: string;
  /** When the figures were collected, UTC; null where nobody knows. */
  dataTime: string | null;
}

/** The dictionary codes a profile refers to. */
export const creatorCodes = ({ country, webId, followers }: CreatorRecord): DictionaryCode[] => [
  ['country', toText(country)],
  ['webId', String(webId)],
  ...followers.flatMap(({ kind, shares }): DictionaryCode[] => (kind === 'country' ? shares.map(({ name }) => ['country', name]) : [])),
];
