import type { Endpoint } from '@backlot/contract';
import { Refusal } from './refusal';

/** Refuses an input by the number that its page gives to a field, where that field is all that is wrong with it. */
export function refuseNamed({ input, refusals }: Pick<Endpoint, 'input' | 'refusals'>, raw: unknown): void {
  if (!refusals) return;
  const wrong = [...new Set(input.safeParse(raw).error?.issues.map(({ path }) => String(path[0])))];
  const refused = wrong.length === 1 && wrong[0] ? refusals[wrong[0]] : undefined;
  if (!refused) return;
  const value = (raw as Record<string, unknown>)[wrong[0] as string];
  const reason = value === undefined || value === null || value === '' ? refused.empty : refused.illegal;
  if (reason) throw new Refusal(reason);
}
