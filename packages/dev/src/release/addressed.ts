import { posix } from 'node:path';

/** What the root `package.json` says of where the repository stands: nothing, while it has no address. */
export interface Addresses {
  readonly repository?: string | { readonly type?: string; readonly url: string };
  readonly homepage?: string;
  readonly bugs?: string | { readonly url?: string; readonly email?: string };
}

/** The manifest of a package with the addresses of the root, and the folder where it lies in the repository. */
export function addressed<T extends object>(manifest: T, { addresses, folder }: { addresses: Addresses; folder: string }): T & Addresses {
  const { repository, homepage, bugs } = addresses;
  return {
    ...manifest,
    ...(repository !== undefined && { repository: { type: 'git', ...asObject(repository), directory: posix.normalize(folder) } }),
    ...(homepage !== undefined && { homepage }),
    ...(bugs !== undefined && { bugs }),
  };
}

const asObject = (repository: string | { url: string }) => (typeof repository === 'string' ? { url: repository } : repository);
