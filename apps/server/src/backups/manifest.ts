import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Config } from '../config';

const count = z.int().nonnegative();
const sha256 = z.string().regex(/^[\da-f]{64}$/);

/** What a backup says of itself, in `backup.json`. */
export const manifestShape = z.object({
  format: z.literal(1),
  /** Version of the server that made it. */
  server: z.string(),
  time: z.iso.datetime(),
  kind: z.enum(['postgres', 'pglite']),
  /** Tells one DATA_KEY from another, and nothing about it. */
  key: z.string(),
  migrations: count,
  /** Rows by table. */
  tables: z.record(z.string(), count),
  audit: z.object({ rows: count, broken: count.nullable() }),
  database: z.object({ bytes: count, sha256 }),
  files: z.object({ count, bytes: count, sha256 }),
});

export type Manifest = z.infer<typeof manifestShape>;

/** Names in the folder of a backup. `sha256sum -c files.txt` checks the files without this product. */
export const parts = { manifest: 'backup.json', database: 'database.dump', files: 'files', list: 'files.txt' } as const;

/** The mark of a key: two that differ have different ones, and nobody finds the key by it. */
export const markOf = ({ DATA_KEY }: Pick<Config, 'DATA_KEY'>): string =>
  createHash('sha256')
    .update(`backlot backup ${DATA_KEY ?? 'demo'}`)
    .digest('hex')
    .slice(0, 16);

/** The text of `backup.json`, sealed so that no figure in it changes unseen. */
export const written = (manifest: Manifest): string => `${JSON.stringify({ ...manifest, seal: sealOf(manifest) }, undefined, 2)}\n`;

/** Reads `backup.json`; undefined when it is not whole, or of another kind. */
export function parsed(text: string): Manifest | undefined {
  try {
    const { seal, ...told } = JSON.parse(text) as Record<string, unknown>;
    return seal === sealOf(told) ? manifestShape.parse(told) : undefined;
  } catch {
    return undefined;
  }
}

const sealOf = (told: object): string => createHash('sha256').update(JSON.stringify(told)).digest('hex');
