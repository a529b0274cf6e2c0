import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { builtInControls } from '../controls/builtInControls';
import { controlTypes } from '../document/blueprint';
import type { Control } from '../document/control';
import { createControl } from '../document/createControl';
import { createDocument } from '../document/formDocument';
import { generateReact } from './generateReact';

const child = (key: string): Control => ({ ...createControl('input', () => key), label: key });

const everything: readonly Control[] = controlTypes.map((type) => {
  const made = createControl(type, () => `${type}_1`);
  const rules = made.rules && [{ required: true, message: 'Fill in `this` ${now} </script>' }, { pattern: '^[a-z"\\\\]+$', message: 'Only "letters"' }];
  const list = type === 'batch' || type === 'card' ? [child(`${type}Child`)] : made.list;
  const columns = made.columns?.map((column, index) => ({ ...column, list: [child(`${type}Child${index}`)] }));
  return { ...made, label: `The "${type}" {field} <b>`, ...(rules && { rules }), ...(list && { list }), ...(columns && { columns }) };
});

test('the component of a form with every control type-checks against react-hook-form, MUI and zod', { timeout: 60_000 }, () => {
  const source = generateReact({ ...createDocument(), list: everything }, builtInControls);
  expect(diagnose(source)).toEqual([]);
});

test('names and texts cannot leave their place', () => {
  const list = [{ ...child('x'), model: 'a"; alert(1); "`${1}', label: '</script>\u2028' }, { ...createControl('batch', () => 'b`${1}'), list: [child('`${2}')] }];
  const source = generateReact({ ...createDocument(), list }, builtInControls);
  expect(syntaxErrors(source)).toEqual([]);
  expect(source).not.toContain('</script>');
});

const options: ts.CompilerOptions = {
  strict: true, noEmit: true, skipLibCheck: true, jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'], types: [],
};

/** Type errors of a module that lies beside this file, so that it finds the packages that this one depends on. */
function diagnose(source: string): readonly string[] {
  const folder = mkdtempSync(join(dirname(fileURLToPath(import.meta.url)), 'generated-'));
  try {
    const file = join(folder, 'Form.tsx');
    writeFileSync(file, source);
    return ts.getPreEmitDiagnostics(ts.createProgram([file], options)).map(textOf);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const syntaxErrors = (source: string): readonly string[] =>
  (ts.transpileModule(source, { compilerOptions: options, fileName: 'Form.tsx', reportDiagnostics: true }).diagnostics ?? []).map(textOf);

function textOf({ messageText, file, start = 0 }: ts.Diagnostic): string {
  const line = file ? file.text.split('\n')[file.getLineAndCharacterOfPosition(start).line] : '';
  return `${ts.flattenDiagnosticMessageText(messageText, ' ')} in ${line}`;
}
