export { builtIn, mask, secretVariables } from './builtIn';
export { deliver, type SentMessage } from './deliver';
export { purgeSealed, sweepMessages, voidCode } from './keep';
export { hasFailed, queueCode, queueLetter, queueNews } from './queue';
export { startMessages } from './startMessages';
export { asText, fillIn, namedIn } from './wording';
