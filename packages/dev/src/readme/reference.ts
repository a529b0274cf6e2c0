import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { doorLimits } from '../pack/doorLimits.ts';
import { propsTables } from './propsTable.ts';

const begin = '<!-- Written by `node packages/dev/src/readme/writeReadmes.ts`. -->';
const end = '<!-- End of what is written. -->';

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | object>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly engines?: Readonly<Record<string, string>>;
}

/** The README of a package with its reference as the sources have it now. */
export function freshReadme(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const start = readme.indexOf(begin);
  const before = start < 0 ? readme.trimEnd() : readme.slice(0, start).trimEnd();
  const after = start < 0 ? '' : readme.slice(readme.indexOf(end) + end.length).trim();
  return `${[before, begin, ...sections(folder, manifest), end, ...(after ? [after] : [])].join('\n\n')}\n`;
}

function sections(folder: string, { name, exports, peerDependencies = {}, engines = {} }: Manifest): string[] {
  const doors = Object.values(exports).filter((door): door is string => typeof door === 'string' && /^[^*]+\.tsx?$/.test(door));
  const tables = [...new Set(doors.flatMap((door) => propsTables(join(folder, door))))];
  const limits = doorLimits.filter(({ from }) => from === name || from.startsWith(`${name}/`));
  const peers = Object.entries(peerDependencies);
  return [
    `## Install\n\n\`\`\`sh\nnpm install ${[name, ...peers.map(([peer]) => peer)].join(' ')}\n\`\`\``,
    ...(tables.length > 0 ? [`## Props and options\n\n\`*\` must be given.`, ...tables] : []),
    ...(limits.length > 0
      ? [
          `## Size\n\nAt most, gzip, without React, MUI and emotion; a test of the package holds it.\n\n| import | kB |\n|---|---|\n${limits
            .map(({ names, from, most }) => `| \`${names}\` of \`${from}\` | ${most} |`)
            .join('\n')}`,
        ]
      : []),
    `## Works with\n\n| | |\n|---|---|\n${[
      ...peers.map(([peer, range]) => `| \`${peer}\` | ${range} |`),
      ...Object.entries(engines).map(([engine, range]) => `| ${engine === 'node' ? 'Node' : engine} | ${range} |`),
      ...(peers.some(([peer]) => peer === 'react')
        ? ["| Server rendering | yes; under server components, import it in a file that begins with `'use client'` |"]
        : []),
      '| TypeScript | checked with 7.0, `moduleResolution` `bundler` or `nodenext` |',
      '| Modules | ESM only, ES2022 |',
    ].join('\n')}`,
    ...(existsSync(join(folder, 'CHANGELOG.md')) ? ['Changes are told in [CHANGELOG.md](CHANGELOG.md).'] : []),
  ];
}
