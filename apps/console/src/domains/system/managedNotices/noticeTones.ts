import type { Tone } from '@backlot/ui-kit';

/** Draft, published, withdrawn. */
export const noticeTones: Readonly<Record<number, Tone>> = { 0: 'neutral', 1: 'ok', 2: 'warn' };
