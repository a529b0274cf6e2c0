import { batchResult, errors } from '@backlot/contract';

/** Why nothing of a batch was done, as it is stored: the name of the first reason, or its words where they tell more than the name. Undefined where something was done. */
export function refusedWhole(output: unknown): string | undefined {
  const { data } = batchResult.safeParse(output);
  const first = data?.ok.length === 0 ? data.failed[0] : undefined;
  if (!first) return undefined;
  const known = Object.entries(errors).find(([, { code, en }]) => code === first.code && !en.includes('{'));
  return known?.[0] ?? first.message;
}
