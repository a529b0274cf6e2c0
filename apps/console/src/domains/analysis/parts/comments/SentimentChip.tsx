import { useDictionary } from '@backlot/dictionary/react';
import { StatusChip, type Tone } from '@backlot/ui-kit';

const tones: Record<string, Tone> = { '-1': 'bad', 0: 'neutral', 1: 'ok' };

/** What a comment feels, as the word lists read it. */
export function SentimentChip({ sentiment }: { sentiment: number }) {
  const { nameFor } = useDictionary();
  return <StatusChip tone={tones[sentiment] ?? 'neutral'}>{nameFor('sentiment', sentiment)}</StatusChip>;
}
