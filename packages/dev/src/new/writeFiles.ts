import { access, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Text by path below the root. */
export type Files = Readonly<Record<string, string>>;

/** Writes new files; when one is there already nothing is written at all. */
export async function writeFiles(root: string, files: Files): Promise<void> {
  const paths = Object.keys(files);
  const taken = await Promise.all(paths.map((path) => exists(join(root, path))));
  const first = paths.find((_, at) => taken[at]);
  if (first) throw new Error(`${first} is there already, so nothing was written. Choose another name, or move it away.`);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
