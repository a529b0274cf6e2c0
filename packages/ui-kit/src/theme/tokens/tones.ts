import type { Mode } from './Mode';

/** What a status means; its colour never stands alone, words always say the same. */
export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'neutral';

/** Text and ground of a tone, readable on each other (4.5:1). */
export interface ToneColors {
  ink: string;
  soft: string;
}

/** The tones of a mode; colour-weak mode moves ok and bad to blue-green and orange-brown, which red-green blindness keeps apart. */
export const tonesOf = ({ mode, colorWeak }: { mode: Mode; colorWeak: boolean }): Record<Tone, ToneColors> =>
  colorWeak ? { ...tones[mode], ...colorWeakTones[mode] } : tones[mode];

const tones: Record<Mode, Record<Tone, ToneColors>> = {
  light: {
    ok: { ink: '#0f7853', soft: '#e5f6ef' },
    warn: { ink: '#9a5b00', soft: '#fff3de' },
    bad: { ink: '#c0323a', soft: '#fdecec' },
    info: { ink: '#2f54b8', soft: '#eaf0ff' },
    neutral: { ink: '#556072', soft: '#eef1f5' },
  },
  dark: {
    ok: { ink: '#5cd3a4', soft: '#0f2f26' },
    warn: { ink: '#f0b45b', soft: '#33260f' },
    bad: { ink: '#ff8a8f', soft: '#3a1c20' },
    info: { ink: '#93b2ff', soft: '#1a2747' },
    neutral: { ink: '#a9b5c6', soft: '#1f2b3c' },
  },
};

const colorWeakTones: Record<Mode, Pick<Record<Tone, ToneColors>, 'ok' | 'bad'>> = {
  light: { ok: { ink: '#005f8f', soft: '#e0f2fb' }, bad: { ink: '#8f3500', soft: '#fde9dc' } },
  dark: { ok: { ink: '#6cc7f5', soft: '#0c2c40' }, bad: { ink: '#ffa370', soft: '#40210f' } },
};
