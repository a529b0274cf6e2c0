import { type RankType } from '@backlot/contract';
import type { SQL } from 'drizzle-orm';
import { bdSales } from './bdSales';
import { creatorSales } from './creatorSales';
import { engagement } from './engagement';
import { fansGrowth } from './fansGrowth';
import { hotVideo } from './hotVideo';
import { potential } from './potential';
import { goodsSales, shopSales } from './soldBy';

/** How each type is scored over the windows `w` (domain/metrics 5.5): the number `n` of the window, web_id, categories, object_id, score, ties, fans, value. */
export const scores: Readonly<Record<RankType, SQL>> = {
  creatorSales,
  fansGrowth,
  engagement,
  potential,
  goodsSales,
  shopSales,
  hotVideo,
  bdSales,
};
