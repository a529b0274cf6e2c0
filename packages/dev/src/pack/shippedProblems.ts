import { unlicensedAssets } from '../check/unlicensedAssets.ts';
import { commentsOf, foreignWords } from './foreignWords.ts';
import { leaks } from './leaks.ts';
import type { Shipped } from './openTarball.ts';

interface Manifest {
  readonly version?: string;
  readonly keywords?: readonly string[];
  readonly engines?: { readonly node?: string };
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

const fields = ['name', 'description', 'license', 'author', 'type', 'sideEffects', 'keywords', 'engines', 'exports', 'files'];
const atInstall = ['preinstall', 'install', 'postinstall', 'prepare'];
const headings = [/^## (?:How to extend|Extend(?:ing)?(?: it)?)$/m, /^## Install$/m, /^## Works with$/m, /\]\(CHANGELOG\.md\)/];
const notForStrangers = /\.(?:test|stories|fixture)\.|\.map$|(?:^|\/)(?:tsconfig|tsup\.config|turbo)\b|(?:^|\/)\.env/;

/** What is wrong with a package as a registry hands it out. `before` is the version that its sources had before the release. */
export function shippedProblems(files: Shipped, { before }: { before: string }): string[] {
  const text = files.read('package.json');
  const manifest = JSON.parse(text) as Manifest;
  const { version = '' } = manifest;
  return [
    ...fields.filter((field) => manifest[field] === undefined).map((field) => `package.json has no ${field}`),
    ...(manifest.keywords?.length === 0 ? ['package.json has no keyword'] : []),
    ...(manifest.engines?.node === undefined ? ['package.json does not say which Node it needs'] : []),
    ...(/"(?:workspace|catalog):/.exec(text) ?? []).map((protocol) => `package.json still says ${protocol}`),
    ...atInstall
      .filter((script) => manifest.scripts?.[script] !== undefined)
      .map((script) => `package.json runs ${script} where it is installed`),
    ...(version === before ? [`the version is ${before} as before the release`] : []),
    ...['README.md', 'LICENSE', 'CHANGELOG.md'].filter((path) => !files.paths.includes(path)).map((path) => `${path} is missing`),
    ...(readOr(files, 'CHANGELOG.md').includes(`\n## ${version}\n`) ? [] : [`CHANGELOG.md does not tell of ${version}`]),
    ...doors(manifest)
      .filter((path) => !exists(files, path))
      .map((path) => `the door ${path} leads nowhere`),
    ...doors(manifest)
      .filter((path) => /(?<!\.d(?:\.\w+)?)\.tsx?$/.test(path))
      .map((path) => `the door ${path} is a source`),
    ...files.paths.filter((path) => notForStrangers.test(path)).map((path) => `${path} is nothing for strangers`),
    ...unlicensedAssets(files).map((path) => `${path} has no LICENSES.txt that names it`),
    ...leaks(files),
    ...readmeProblems(files),
    ...files.paths.filter((path) => path.endsWith('.d.ts')).flatMap((path) => strangeComments(files, path)),
  ];
}

const readOr = (files: Shipped, path: string): string => (files.paths.includes(path) ? files.read(path) : '');

const doors = ({ exports = {} }: Manifest): string[] =>
  Object.values(exports).flatMap((door) => (typeof door === 'string' ? [door] : Object.values(door)));

function exists({ paths }: Shipped, door: string): boolean {
  const [before = '', after] = door.replace(/^\.\//, '').split('*');
  return after === undefined ? paths.includes(before) : paths.some((path) => path.startsWith(before) && path.endsWith(after));
}

function readmeProblems(files: Shipped): string[] {
  const readme = readOr(files, 'README.md');
  const links = [...readme.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link.replace(/^\.\//, ''));
  return [
    ...headings.filter((heading) => !heading.test(readme)).map((heading) => `README.md has nothing like ${heading.source}`),
    ...links.filter((link) => !files.paths.includes(link)).map((link) => `README.md links to ${link}, which is not shipped`),
    ...foreignWords({ text: readme.replaceAll(/<!--[\s\S]*?-->|```[\s\S]*?```/g, ''), paths: files.paths }).map(
      (word) => `README.md speaks of “${word}”`,
    ),
  ];
}

const strangeComments = (files: Shipped, path: string): string[] =>
  commentsOf(files.read(path)).flatMap((text) =>
    foreignWords({ text, paths: files.paths }).map((word) => `${path} speaks of “${word}”: ${text.trim().slice(0, 100)}`),
  );
