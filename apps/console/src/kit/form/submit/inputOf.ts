import type { Endpoint } from '@backlot/contract';
import { api } from './wholeContract';

const inputs = new Map(
  Object.values(api).flatMap((area) => Object.values(area as Record<string, Endpoint>).map(({ path, input }) => [path, input] as const)),
);

/** The schema of what a call takes. Throws for a call that the contract does not have. */
export function inputOf({ path }: Pick<Endpoint, 'path'>): Endpoint['input'] {
  const input = inputs.get(path);
  if (!input) throw new Error(`The contract has no call "${path}", so its form cannot be checked.`);
  return input;
}
