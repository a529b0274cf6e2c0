import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../process/run.ts';

/** Drops what pnpm keeps of a registry of this machine: the next one on its port hands out other packages by the same names. */
export async function forgetRegistry(registry: string): Promise<void> {
  const { code, output } = await run('pnpm', ['cache', 'path']);
  if (code !== 0) return;
  const { hostname, port } = new URL(registry);
  const places = foldersOf(output.trim()).map((version) => join(output.trim(), version, 'metadata'));
  for (const place of places)
    for (const kept of foldersOf(place).filter((name) => name.endsWith(`${hostname}+${port}`)))
      rmSync(join(place, kept), { recursive: true, force: true });
}

function foldersOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
