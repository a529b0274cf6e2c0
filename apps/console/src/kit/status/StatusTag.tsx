import { DictTag } from '@backlot/dictionary/react';
import type { Tone } from '@backlot/ui-kit';
import { statusTones, type StatusType } from './statusTones';

/** A state of the trade as a small chip, named by the dictionary. */
export const StatusTag = ({ type, code }: { type: StatusType; code: number | null }) => {
  const tones: Record<number, Tone> = statusTones[type];
  return <DictTag type={type} code={code} tone={code === null ? 'neutral' : (tones[code] ?? 'neutral')} />;
};
