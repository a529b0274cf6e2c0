import { allConnectors } from './allConnectors';
import type { Connector } from './connector';

/** The way to a channel by its name in `connectors.provider`. */
export function connectorNamed(provider: string): Connector {
  const found = allConnectors.find((connector) => connector.provider === provider);
  if (!found) throw new Error(`There is no connector ${provider}.`);
  return found;
}
