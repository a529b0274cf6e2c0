import { foldWidth, link, mention } from './normalise';
import type { Unit } from './readSentences';

/** Why a comment looks like spam. */
export const spamSignCodes = ['link', 'contact', 'advert', 'repeated', 'mentions', 'hashtags'] as const;
export type SpamSign = (typeof spamSignCodes)[number];

/** Eight or more digits with the breaks people put between them, or a handle after the name of a messenger. */
const phone = /(?<![\d.])\+?\d(?:[ .-]?\d){7,13}(?!\d)/u;
const messenger =
  /(?:微信|威信|薇信|加v|vx|wechat|zalo|whats?app|wa\.me|wasap|telegram|t\.me|viber|line\s?id|ไลน์|\bqq\b|\bline\b)[\s:：号id]{0,6}[@+]?(?=[a-z0-9_]{0,20}\d)[a-z0-9_]{4,}/iu;

const manyMentions = 4;
const manyHashtags = 6;
const manyWords = 6;

/**
 * Signs of spam in one comment. `text` is the comment as it was written, since links and mentions are gone from the normalised one.
 * Signs between comments (same words, bursts) are found by `sameWordsKey`.
 */
export function spamSigns(text: string, units: readonly Unit[]): SpamSign[] {
  const wide = foldWidth(text);
  const count = (pattern: RegExp) => wide.match(pattern)?.length ?? 0;
  const found: Record<SpamSign, boolean> = {
    link: count(link) > 0,
    contact: phone.test(wide) || messenger.test(wide),
    advert: units.some(({ vocabulary, segment }) => vocabulary.adverts.has(segment.word)),
    repeated: isRepeated(units),
    mentions: count(mention) >= manyMentions,
    hashtags: count(/#[\p{L}\p{N}_]/gu) >= manyHashtags,
  };
  return spamSignCodes.filter((code) => found[code]);
}

/** One word over and over: more than two thirds of six words or more. */
function isRepeated(units: readonly Unit[]): boolean {
  const words = units.filter(({ segment }) => segment.kind === 'word').map(({ segment }) => segment.word);
  if (words.length < manyWords) return false;
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return Math.max(...times.values()) * 3 > words.length * 2;
}
