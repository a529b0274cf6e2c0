import type { Tone } from '../theme/tokens/tones';

/** A state in words; the tone only repeats them. */
export interface StatusChipProps {
  tone?: Tone;
  /** The word: "Approved". */
  children: string;
  /** Shown on hover when the word alone does not say enough. */
  title?: string;
}

/** A small tinted chip with a dot and a word. Static classes, so a table may hold hundreds. */
export const StatusChip = ({ tone = 'neutral', children, title }: StatusChipProps) => (
  <span className="BlChip" data-tone={tone} {...(title && { title })}>
    <span>{children}</span>
  </span>
);
