export { bdBoardModule, leaderBoardModule } from './handlers';
export { daysOf, type Window, windowOf } from './window';
export { countSteps } from './sql/facts';
export { momentsOf } from './sql/moments';
export { teamsOf } from './teams';
