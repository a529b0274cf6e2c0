import { expect, test } from 'vitest';
import { shippedProblems } from './shippedProblems.ts';

const manifest = {
  name: '@shop/pens',
  version: '0.2.0',
  description: 'Pens',
  license: 'MIT',
  author: 'Shop',
  type: 'module',
  sideEffects: false,
  keywords: ['pen'],
  engines: { node: '>=22' },
  exports: { '.': { types: './dist/index.d.ts', import: './dist/index.js' }, './ink/*': './ink/*' },
  files: ['dist', 'ink', 'SPEC.md'],
  dependencies: { '@shop/paper': '^0.2.0' },
};
const good: Record<string, string> = {
  'package.json': JSON.stringify(manifest),
  'README.md': '# Pens\n\n## How to extend\n\nSee [rules](./SPEC.md).\n\n## Install\n\n## Works with\n\n[CHANGELOG.md](CHANGELOG.md)\n',
  'SPEC.md': 'Rules.',
  'CHANGELOG.md': '# @shop/pens\n\n## 0.2.0\n\nBlue.\n',
  LICENSE: 'MIT',
  'dist/index.js': '',
  'dist/index.d.ts': '/** A pen; the rules are in SPEC.md. */',
  'ink/blue.txt': '',
};

const problemsOf = (files: Record<string, string | undefined>) => {
  const kept = Object.fromEntries(
    Object.entries({ ...good, ...files }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return shippedProblems({ paths: Object.keys(kept), read: (path) => kept[path] ?? '' }, { before: '0.1.0' });
};
const withManifest = (change: object) => ({ 'package.json': JSON.stringify({ ...manifest, ...change }) });

test('a package that is as it should be has none', () => expect(problemsOf({})).toEqual([]));

test.each([
  ['a version that was not raised', withManifest({ version: '0.1.0' }), 'the version is 0.1.0 as before the release'],
  ['a change nobody is told of', { 'CHANGELOG.md': '# @shop/pens\n' }, 'CHANGELOG.md does not tell of 0.2.0'],
  [
    'a dependency of the workspace',
    withManifest({ dependencies: { '@shop/paper': 'workspace:^' } }),
    'package.json still says "workspace:',
  ],
  ['a dependency of the catalog', withManifest({ dependencies: { react: 'catalog:' } }), 'package.json still says "catalog:'],
  ['a door of the sources', withManifest({ exports: { '.': './src/index.ts' } }), 'the door ./src/index.ts is a source'],
  ['a door to nowhere', { 'dist/index.js': undefined }, 'the door ./dist/index.js leads nowhere'],
  ['an open door to nowhere', { 'ink/blue.txt': undefined }, 'the door ./ink/* leads nowhere'],
  ['no licence', { LICENSE: undefined }, 'LICENSE is missing'],
  ['a font without its licence', { 'ink/pen.ttf': '' }, 'ink/pen.ttf has no LICENSES.txt that names it'],
  ['no keywords', withManifest({ keywords: [] }), 'package.json has no keyword'],
  ['no author', withManifest({ author: undefined }), 'package.json has no author'],
  [
    'a script at install',
    withManifest({ scripts: { postinstall: 'node call-home.js' } }),
    'package.json runs postinstall where it is installed',
  ],
  ['a test', { 'dist/pen.test.js': '' }, 'dist/pen.test.js is nothing for strangers'],
  ['C-121: a source map', { 'dist/index.js.map': '{}' }, 'dist/index.js.map is nothing for strangers'],
  ['C-121: no list of what is shipped', withManifest({ files: undefined }), 'package.json has no files'],
  ['C-121: a path of the machine', { 'dist/index.js': 'const at = "/home/ana/pens/src/pen.ts";' }, 'carries a path of the machine'],
  [
    'C-121: a map inside a file',
    { 'dist/index.js': '//# sourceMappingURL=data:application/json;base64,e30=' },
    'carries a source map inside',
  ],
  ['C-121: a key', { 'dist/index.js': `const token = 'npm_${'a1'.repeat(18)}';` }, 'carries an access key'],
  ['C-121: a private key', { 'ink/blue.txt': '-----BEGIN RSA PRIVATE KEY-----' }, 'ink/blue.txt carries a private key'],
  ['a link to a page that stays behind', { 'SPEC.md': undefined }, 'README.md links to SPEC.md, which is not shipped'],
  [
    'a README without an example of growth',
    { 'README.md': '## Install\n\n## Works with\n\n[CHANGELOG.md](CHANGELOG.md)' },
    'README.md has nothing like',
  ],
  ['a comment for insiders', { 'dist/index.d.ts': '/** As in spec section 2.9. */' }, 'dist/index.d.ts speaks of “spec section 2.9'],
])('%s is told', (_, files, told) => expect(problemsOf(files).join('\n')).toContain(told));
