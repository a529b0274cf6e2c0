import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { publishable } from '../pack/publishable.ts';
import { type Addresses, addressed } from './addressed.ts';

/** Runs `publish` while every manifest that goes out carries the addresses of the root; afterwards the files are as before. */
export async function withAddresses<T>(home: string, publish: () => Promise<T>): Promise<T> {
  const addresses = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as Addresses;
  const before = publishable(home).map(({ folder }) => {
    const path = join(folder, 'package.json');
    return { path, folder: relative(home, folder).split(sep).join('/'), text: readFileSync(path, 'utf8') };
  });
  try {
    for (const { path, folder, text } of before)
      writeFileSync(path, `${JSON.stringify(addressed(JSON.parse(text) as object, { addresses, folder }), null, 2)}\n`);
    return await publish();
  } finally {
    for (const { path, text } of before) writeFileSync(path, text);
  }
}
