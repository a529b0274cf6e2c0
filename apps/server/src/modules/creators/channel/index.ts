export { anyProfileAt, isOfChannel, profileAt, profileLink, workAt, workLink } from './channelLinks';
export { fetchProfile, fetchVideo, type FoundProfile } from './connector';
