import type { Services } from '../../../services';
import type { AppToken, Connector } from '../connectors';
import { appOf } from './consents';
import type { ConnectorRow } from './policy';

interface Asked {
  row: ConnectorRow;
  connector: Connector;
  clock: () => Date;
  /** The token that the channel did not take. */
  refused?: string;
}

/** Before its end by this much a token is asked for anew. */
const marginMs = 60_000;

/** Tokens of our apps, by connector and its keys: they cost nothing to get again, so nobody keeps them. */
const kept = new Map<string, Promise<AppToken>>();

/** A token of our app, asked for once by whoever needs it first. */
export async function appTokenOf(
  services: Pick<Services, 'vault' | 'config'>,
  { row, connector, clock, refused }: Asked,
): Promise<string | undefined> {
  const { signIn } = connector;
  if (!signIn) return undefined;
  const key = `${row.id} ${row.credentials}`;
  const before = await kept.get(key)?.catch(() => undefined);
  if (before && before.token !== refused && before.until.getTime() - marginMs > clock().getTime()) return before.token;
  const asking = signIn(appOf(services, { row, connector, clock }));
  kept.set(key, asking);
  return (await asking).token;
}
