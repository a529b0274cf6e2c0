import type { Job } from '../../jobs/defineJob';
import type { Services } from '../../services';
import { blackFanModule } from './blackFan';
import { bdBoardModule, leaderBoardModule } from './board';
import { channelGameModule } from './channelGame';
import { collectModule } from './collect';
import { commentModule } from './comment';
import { dataZoneModule, warnOfZonesJob } from './dataZone';
import { homeModule, homeResultsModule, monthModule } from './home';
import { markCommentsJob, navyModule } from './navy';
import { keywordLibraryModule, keywordModule } from './keyword';
import { rankModule, rankingsJob } from './ranking';
import { checkGainsJob, gainsJob, upAnalysisModule } from './upAnalysis';
import { workInfoModule } from './workInfo';

/** What the figures say. */
export const analysisModules = (services: Services) => ({
  bdBoard: bdBoardModule(services),
  blackFan: blackFanModule(services),
  channelGame: channelGameModule(services),
  collect: collectModule(services),
  comment: commentModule(services),
  dataZone: dataZoneModule(services),
  home: homeModule(services),
  homeResults: homeResultsModule(services),
  month: monthModule(services),
  navy: navyModule(services),
  keyword: keywordModule(services),
  keywordLibrary: keywordLibraryModule(services),
  leaderBoard: leaderBoardModule(services),
  rank: rankModule(services),
  upAnalysis: upAnalysisModule(services),
  workInfo: workInfoModule(services),
});

export const analysisJobs: readonly Job[] = [checkGainsJob, gainsJob, markCommentsJob, rankingsJob, warnOfZonesJob];
