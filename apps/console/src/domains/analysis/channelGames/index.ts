export { ChannelGamesScreen } from './ChannelGamesScreen';
