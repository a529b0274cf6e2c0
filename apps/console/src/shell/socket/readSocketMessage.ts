import type { SocketMessage } from '@backlot/contract';

/** A message of the websocket; undefined for anything this version does not know. */
export function readSocketMessage(data: unknown): SocketMessage | undefined {
  const message = parsed(data);
  if (typeof message !== 'object' || message === null || !('type' in message)) return undefined;
  return known.some((fits) => fits(message)) ? (message as SocketMessage) : undefined;
}

const known: readonly ((message: Record<string, unknown>) => boolean)[] = [
  ({ type, allNum, counts }) => type === 'notice' && typeof allNum === 'number' && isCounts(counts),
  ({ type, version }) => type === 'dictionary' && typeof version === 'string',
  ({ type, code }) => type === 'sessionEnded' && typeof code === 'number',
  ({ type, object }) => type === 'changed' && typeof object === 'string',
  ({ type }) => type === 'alive',
];

const isCounts = (counts: unknown): boolean =>
  typeof counts === 'object' &&
  counts !== null &&
  ['remindNum', 'noticeNum', 'antiFansNum', 'mesNum'].every((name) => typeof (counts as Record<string, unknown>)[name] === 'number');

function parsed(data: unknown): Record<string, unknown> | null {
  try {
    return JSON.parse(String(data)) as Record<string, unknown> | null;
  } catch {
    return null;
  }
}
