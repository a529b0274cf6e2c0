/** What becomes of an embedded link. */
export type EmbedSource = { kind: 'missing' } | { kind: 'refused'; origin: string } | { kind: 'shown'; src: string };

/** Where a link wants the access token. */
const marker = '{token}';

interface Embedding {
  link: string | null;
  /** Https origins of the configuration. */
  origins: readonly string[];
  token: string | null;
}

/**
 * The address to embed: only https addresses of configured origins, and only these ever get the token, where the link has
 * its marker (spec section 2.6, quality section 0).
 */
export function embedSource({ link, origins, token }: Embedding): EmbedSource {
  if (!link?.trim()) return { kind: 'missing' };
  const address = URL.parse(link.replaceAll(marker, ''));
  if (address?.protocol !== 'https:' || !origins.includes(address.origin)) return { kind: 'refused', origin: address?.origin ?? link };
  return { kind: 'shown', src: link.replaceAll(marker, encodeURIComponent(token ?? '')) };
}
