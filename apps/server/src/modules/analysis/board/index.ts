export { bdBoardModule, leaderBoardModule } from './handlers';
export { daysOf, type Window, windowOf } from './window';
