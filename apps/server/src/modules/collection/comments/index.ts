export { channelCode, mayLookInto, ofChannels } from './channels';
export { checkCommentsJob } from './jobs';
export { keepComments } from './keepComments';
export { lockChannel } from './lockChannel';
export { peopleOfChannel } from './peopleOfChannel';
export { purposes } from './readLibraries';
export { recount } from './recount';
export { wordKeyOf } from './wordKeyOf';
