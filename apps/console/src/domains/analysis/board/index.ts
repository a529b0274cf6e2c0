export { BdBoardScreen } from './BdBoardScreen';
export { LeaderBoardScreen } from './LeaderBoardScreen';
