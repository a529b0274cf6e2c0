import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../process/run.ts';

const filesOf = (folder: string, end: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).flatMap((path) =>
    path.endsWith(end) ? [join(folder, path)] : [],
  );

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Components that a door exports by name: what begins with a capital and lies in a file of its own name. */
const componentsOf = (door: string): string[] =>
  [...read(door).matchAll(/export \{([^}]+)\} from '\.\/[\w/.]+'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z][a-zA-Z]+$/.test(name) && !name.endsWith('Error'));

test.each([
  ['ui-kit', ['index.ts', 'chart.ts']],
  ['data-table', ['index.ts']],
  ['dictionary', ['react.ts']],
  ['form-designer', ['index.ts', 'renderer.ts', 'rich-text.ts']],
  ['permissions', ['react.ts']],
  ['auth-session', ['react.ts']],
  ['pdf-export', ['index.ts']],
])('every component of %s has a page in Storybook', (name, doors) => {
  const pages = filesOf(`packages/${name}/src`, '.stories.tsx')
    .map(read)
    .filter((text) => text.includes("tags: ['autodocs']"));
  const shown = new Set(
    pages.flatMap((text) => [
      ...[...text.matchAll(/\bcomponent: (\w+)/g)].map(([, one = '']) => one),
      ...[...text.matchAll(/subcomponents: \{([^}]*)\}/g)].flatMap(([, names = '']) => names.split(',').map((one) => one.trim())),
    ]),
  );
  const hidden = doors.flatMap((door) => componentsOf(`packages/${name}/src/${door}`)).filter((one) => !shown.has(one));
  expect(hidden).toEqual([]);
});

test('decision records stand in a corner of their own, by number', () => {
  const titles = filesOf('.storybook/docs/decisions', '.mdx').map((path) => ({
    path,
    title: /<Meta title="([^"]*)"/.exec(read(path))?.[1] ?? '',
  }));
  const misplaced = titles.filter(({ path, title }) => !title.startsWith(`Decisions/${/(\d{4})-[\w-]+\.mdx$/.exec(path)?.[1]} `));
  expect(misplaced).toEqual([]);
});
