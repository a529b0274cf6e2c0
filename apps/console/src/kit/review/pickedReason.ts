/** Why something is about to be rejected: a usual reason, own words, or both. */
export interface PickedReason {
  reason?: string | undefined;
  words: string;
}

export const noReason: PickedReason = { words: '' };

/** The sentence as the server takes it, which keeps the usual part as its code; empty while nothing is picked. */
export const sentenceOf = ({ reason, words }: PickedReason): string => [reason, words.trim()].filter(Boolean).join('; ');
