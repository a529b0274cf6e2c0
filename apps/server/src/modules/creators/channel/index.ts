export { anyProfileAt, anyWorkAt, isOfChannel, profileAt, profileLink, workAt, workExample, workLink } from './channelLinks';
export { fetchProfile, fetchVideo, type FoundProfile } from './connector';
export { erasedAmong, keepErased, refuseErased } from './erased';
