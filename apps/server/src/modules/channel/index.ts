export { anyProfileAt, type ChannelPage, isOfChannel, profileAt, profileLink, workAt, workLink } from './channelLinks';
