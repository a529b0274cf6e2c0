export { bdBoardExport, leaderBoardExport } from './export';
export { bdBoardModule, leaderBoardModule } from './handlers';
