import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as face from './renderer';

test('the face of the renderer', () => {
  expect(Object.keys(face)).toMatchInlineSnapshot(`
    [
      "builtInControls",
      "defineControl",
      "editors",
      "loadSanitizer",
      "FormRenderer",
      "isPatternSupported",
    ]
  `);
});

test('nothing of the designer and nothing heavy is loaded with the renderer', () => {
  const reached = reach(fileURLToPath(new URL('renderer.ts', import.meta.url)));
  expect(reached.files.filter((file) => /\/src\/(?:designer|commands)\//.test(file))).toEqual([]);
  expect(reached.packages.filter((name) => /react-dnd|tiptap|dompurify|re2js|zod/.test(name))).toEqual([]);
  expect(reached.packages).toContain('@backlot/i18n');
});

/** Every file and package that a module imports at once, directly or through others; types and later imports left out. */
function reach(entry: string): { files: readonly string[]; packages: readonly string[] } {
  const files = new Set([entry]);
  const packages = new Set<string>();
  for (const file of files) {
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s(?!type\s)[^;]*?from '([^']+)';/gm)) {
      if (!target.startsWith('.')) packages.add(target);
      else files.add(fileOf(join(dirname(file), target)));
    }
  }
  return { files: [...files], packages: [...packages] };
}

function fileOf(path: string): string {
  const found = [`${path}.ts`, `${path}.tsx`].find((candidate) => existsSync(candidate));
  if (found === undefined) throw new Error(`${path} is imported and does not exist.`);
  return found;
}
