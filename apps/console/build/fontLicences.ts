import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const packages = join(import.meta.dirname, '../../../packages');
const notices = ['ui-kit/node_modules/@fontsource-variable/inter/LICENSE', 'pdf-export/fonts/LICENSES.txt'];

/** Puts the notices and licences of the fonts beside the page: the list of what is bundled knows code only. */
export const fontLicences = (): Plugin => ({
  name: 'backlot-font-licences',
  apply: 'build',
  generateBundle() {
    const source = notices.map((path) => readFileSync(join(packages, path), 'utf8').trim()).join(`\n\n${'='.repeat(72)}\n\n`);
    this.emitFile({ type: 'asset', fileName: 'font-licences.txt', source: `${source}\n` });
  },
});
