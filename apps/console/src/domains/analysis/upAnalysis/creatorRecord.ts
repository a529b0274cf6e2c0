import { type UpAnalysis, type UpProfile, upAnalysisApi } from '@backlot/contract';
import type { Client } from '@backlot/api-client';
import { creatorPdf, type PdfSource } from '../../../kit/pdf/PdfSource';

/** What of an analysis is printed for a merchant: no contacts, no prices, no sales, nobody of the house. */
const recordOf = ({ up, figures, period, dataTime }: UpAnalysis, { parts }: UpProfile) => ({
  nickname: up.nickname,
  upNumber: up.upNumber,
  webId: up.webId,
  country: up.country,
  starLevel: up.starLevel,
  credibility: up.credibility,
  labels: up.labels.map(({ name }) => name),
  fans: figures.fans.now,
  medianViews: figures.medianViews.now,
  avgViews: figures.avgViews.now,
  interactionRate: figures.interactionRate.now,
  works: figures.works.now,
  fromDay: period.fromDay,
  toDay: period.toDay,
  followers: parts.map(({ kind, source, snapshotDate, shares }) => ({ kind, source, snapshotDate, shares })),
  timeZone: period.timeZone,
  dataTime,
});

/** The PDF of the creator that is looked at, in the days that are shown. */
export const profilePdf = (client: Client, analysis: UpAnalysis): PdfSource =>
  creatorPdf(async () => recordOf(analysis, await client.call(upAnalysisApi.profile, { upId: analysis.up.id })));
