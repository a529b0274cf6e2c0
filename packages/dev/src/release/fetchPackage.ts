import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Packument {
  readonly 'dist-tags': { readonly latest: string };
  readonly versions: Readonly<Record<string, { readonly dist: { readonly tarball: string } }>>;
}

/** Fetches the newest release of a package from a registry into a folder. Answers where its tarball lies. */
export async function fetchPackage({ name, registry, folder }: { name: string; registry: string; folder: string }): Promise<string> {
  const found = await fetch(`${registry}${name.replace('/', '%2f')}`);
  if (!found.ok) throw new Error(`${name} was not published: ${found.status}`);
  const { 'dist-tags': tags, versions } = (await found.json()) as Packument;
  const address = versions[tags.latest]?.dist.tarball ?? '';
  const path = join(folder, `${name.replace(/^@/, '').replace('/', '-')}-${tags.latest}.tgz`);
  writeFileSync(path, Buffer.from(await (await fetch(address)).arrayBuffer()));
  return path;
}
