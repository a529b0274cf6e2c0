import type { Break } from './break';
import { misfitWords } from './misfitWords';
import type { Side } from './shape';

/** Where two shapes are compared, and which way the data goes. */
export interface Place {
  side: Side;
  where: string;
}

/** A break without its call, which only the caller of the comparison knows. */
export type Misfit = Omit<Break, 'call'>;

type Words = Partial<Record<Side, (released: string, today: string) => readonly [string, string]>>;

/** What does not fit, in words; none where the side it is on does not feel it. `given` was released with an input, and is today's in an answer. */
export function misfit(name: keyof typeof misfitWords, { side, where }: Place, given: unknown = '', taken: unknown = ''): Misfit[] {
  const tell = (misfitWords[name] as Words)[side];
  if (!tell) return [];
  const [what, instead] = side === 'input' ? tell(String(given), String(taken)) : tell(String(taken), String(given));
  return [{ where, what, instead }];
}
