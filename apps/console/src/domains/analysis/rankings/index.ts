export { RankingsScreen } from './RankingsScreen';
