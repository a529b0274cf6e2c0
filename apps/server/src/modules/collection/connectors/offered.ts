import { CollectError } from './CollectError';
import type { Channel } from './connector';

/** A call of a channel; refuses where the connector has no such. */
export function offered<Name extends keyof Channel>(channel: Channel, name: Name): NonNullable<Channel[Name]> {
  const found = channel[name];
  if (!found) throw new CollectError('NotAllowed', name);
  return found;
}
