import type { Theme } from '@mui/material/styles';
import type { Tone } from '../tokens/tones';

/** Static classes of what repeats hundreds of times on a screen, so that no style is computed per cell. */
export const hotStyles = (theme: Theme, colorWeak: boolean) => ({
  '.BlChip': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    maxWidth: '100%',
    height: 'var(--BlChip-height, 24px)',
    padding: '0 9px',
    borderRadius: 12,
    fontSize: '0.78125rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    // The word is what other text of the line aligns with, not the dot.
    '& > span': { alignSelf: 'baseline', lineHeight: 'var(--BlChip-height, 24px)', overflow: 'hidden', textOverflow: 'ellipsis' },
    '&::before': {
      flex: 'none',
      ...(colorWeak
        ? { fontSize: 11, fontWeight: 700, lineHeight: 1 }
        : { content: '""', width: 6, height: 6, borderRadius: 3, backgroundColor: 'currentColor' }),
    },
  },
  ...Object.fromEntries(tones.map((tone) => [`.BlChip[data-tone=${tone}]`, toneStyle({ theme, tone, colorWeak })])),
  '.BlAvatar': {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    borderRadius: '50%',
    fontWeight: 650,
    userSelect: 'none',
    color: 'var(--mui-palette-accent-ink)',
    backgroundColor: 'var(--mui-palette-accent-soft)',
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
  ...Object.fromEntries(
    avatarHues.map((hue, index) => [
      `.BlAvatar[data-tint="${index}"]`,
      theme.palette.mode === 'light'
        ? { color: `hsl(${hue} 60% 30%)`, backgroundColor: `hsl(${hue} 70% 93%)` }
        : { color: `hsl(${hue} 80% 82%)`, backgroundColor: `hsl(${hue} 38% 22%)` },
    ]),
  ),
});

const tones: Tone[] = ['ok', 'warn', 'bad', 'info', 'neutral'];

const glyphs: Record<Tone, string> = { ok: '"✓"', warn: '"!"', bad: '"✕"', info: '"●"', neutral: '"–"' };

/** Hues of generated avatars: apart from each other and none of them a status colour at full strength. */
const avatarHues = [212, 262, 190, 330, 24, 160];

const toneStyle = ({ theme, tone, colorWeak }: { theme: Theme; tone: Tone; colorWeak: boolean }) => ({
  color: theme.palette.tone[tone].ink,
  backgroundColor: theme.palette.tone[tone].soft,
  ...(colorWeak && { '&::before': { content: glyphs[tone] } }),
});
