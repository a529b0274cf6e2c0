import type { Names } from './names.ts';
import type { Files } from './writeFiles.ts';

/** A library: face, README, tests of the face, build. The name becomes `@backlot/reward-rule`. */
export function packageFiles({ one, words }: Names): Files {
  const name = packageName(one);
  const folder = `packages/${name}`;
  const manifest = {
    name: `@backlot/${name}`,
    version: '0.0.0',
    description: `What ${words} is, in one line`,
    keywords: [name],
    license: 'MIT',
    author: 'Backlot',
    engines: { node: '>=22' },
    type: 'module',
    sideEffects: false,
    files: ['dist', 'README.md', 'LICENSE', 'CHANGELOG.md'],
    exports: { '.': './src/index.ts' },
    publishConfig: { access: 'public', exports: { '.': { types: './dist/index.d.ts', import: './dist/index.js' } } },
    scripts: { build: 'tsup', typecheck: 'tsc --noEmit --checkers 1 -p .' },
    devDependencies: {
      '@backlot/dev': 'workspace:*',
      '@typescript/native': 'catalog:',
      tsup: 'catalog:',
      typescript: 'catalog:',
      vitest: 'catalog:',
    },
  };
  return {
    [`${folder}/package.json`]: `${JSON.stringify(manifest, null, 2)}\n`,
    [`${folder}/README.md`]: `# @backlot/${name}\n\nWhat it is. What it knows nothing about. Who it is for.\n\n\`\`\`ts\nimport { ${one} } from '@backlot/${name}';\n\`\`\`\n\n## How to extend\n`,
    [`${folder}/CHANGELOG.md`]: `# @backlot/${name}\n`,
    [`${folder}/tsconfig.json`]: '{\n  "extends": "../../tsconfig.base.json",\n  "include": ["src"]\n}\n',
    [`${folder}/tsup.config.ts`]: "import { library } from '@backlot/dev/tsup';\n\nexport default library(['src/index.ts']);\n",
    [`${folder}/turbo.json`]: `{"extends": ["//"], "tags": ["${name}"]}\n`,
    [`${folder}/src/index.ts`]: `export { ${one} } from './${one}';\n`,
    [`${folder}/src/${one}.ts`]: `/** Answers what it was given; the first idea goes here. */\nexport const ${one} = (text: string): string => text;\n`,
    [`${folder}/src/public-api.test.ts`]: `import { expect, test } from 'vitest';\nimport * as face from './index';\n\ntest('the public face is a decision', () => {\n  expect(Object.keys(face).sort()).toEqual(['${one}']);\n});\n`,
  };
}

const packageName = (one: string) => one.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What a person still does by hand. */
export const packageSteps = ({ one }: Names): string[] => [
  `turbo.json: the boundaries of the tag ${packageName(one)}, by its floor`,
  `LICENSE: cp LICENSE packages/${packageName(one)}/`,
  'pnpm install',
];
