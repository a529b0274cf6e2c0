import type { Config } from '../../../config';
import { allConnectors, CollectError, type Connector } from '../connectors';

/** Whether this server may use a connector: those behind a flag only where it is set. */
export const isOpen = ({ flag }: Pick<Connector, 'flag'>, config: Config): boolean => flag === undefined || config[flag];

/** The connectors that this server lists. */
export const listedConnectors = (config: Config): readonly Connector[] => allConnectors.filter((connector) => isOpen(connector, config));

/** Refuses a connector whose flag is not set, in a sentence for who runs the server. */
export function requireOpen(connector: Connector, config: Config): void {
  if (!isOpen(connector, config))
    throw new CollectError(
      'NotAllowed',
      `${connector.provider} is switched off on this server: its terms allow research only. Set ${connector.flag}=true.`,
    );
}
