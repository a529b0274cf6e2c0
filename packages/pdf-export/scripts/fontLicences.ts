import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Packages that the fonts are cut from, and what each gives. */
const sources = {
  'noto-sans-sc': ['backlot-sans.ttf', 'backlot-rare.ttf'],
  sarabun: ['backlot-thai.ttf'],
  'noto-emoji': ['backlot-emoji.ttf'],
};

/** The notices of the fonts with the whole text of their licence, to lie beside them wherever they go. */
export const fontLicences = (): string =>
  [
    'The fonts in this folder are subsets. Each is under the licence of the font it is cut from, which stands here in full.\n',
    ...Object.entries(sources).map(([name, files]) => {
      const text = readFileSync(require.resolve(`@expo-google-fonts/${name}/LICENSE_FONT`), 'utf8');
      return `${'='.repeat(72)}\n${files.join(', ')}: from @expo-google-fonts/${name}\n${'='.repeat(72)}\n\n${text.trim()}\n`;
    }),
  ].join('\n');
