import * as z from 'zod';
import type { Vault } from '../../../secrets/createVault';
import type { ConnectorRow } from './policy';

const key = z.string().optional();
const shape = z.object({ apiKey: key, clientKey: key, clientSecret: key, serviceId: key });
export type Credentials = z.infer<typeof shape>;

/** The keys of a connector in clear; none where none were told. */
export const openCredentials = (vault: Vault, { credentials }: Pick<ConnectorRow, 'credentials'>): Credentials =>
  credentials === null ? {} : shape.parse(JSON.parse(vault.open(credentials)));

/** Seals what was told over what was known; undefined where nothing was told. */
export function sealCredentials(
  vault: Vault,
  told: { [Name in keyof Credentials]?: string | undefined } | undefined,
  before: Pick<ConnectorRow, 'credentials'> | undefined,
): string | undefined {
  const said = Object.entries(told ?? {}).filter(([, value]) => value !== undefined);
  if (said.length === 0) return undefined;
  return vault.seal(JSON.stringify({ ...(before && openCredentials(vault, before)), ...Object.fromEntries(said) }));
}
