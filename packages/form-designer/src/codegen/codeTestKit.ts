import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { controlTypes } from '../document/parse/blueprint';
import { type Condition, withCondition } from '../document/conditions/conditions';
import type { Control } from '../document/control';
import { createControl } from '../document/createControl';

export const child = (key: string): Control => ({ ...createControl('input', () => key), label: key });

/** A control of every type, with rules and texts that could end a literal. */
export const everything: readonly Control[] = controlTypes.map((type) => {
  const made = createControl(type, () => `${type}_1`);
  const rules = made.rules && [
    { required: true, message: 'Fill in `this` ${now} </script>' },
    { pattern: '^[a-z"\\\\]+$', message: 'Only "letters"' },
  ];
  const list = type === 'batch' || type === 'card' ? [child(`${type}Child`)] : made.list;
  const columns = made.columns?.map((column, index) => ({ ...column, list: [child(`${type}Child${index}`)] }));
  return { ...made, label: `The "${type}" {field} <b>`, ...(rules && { rules }), ...(list && { list }), ...(columns && { columns }) };
});

const ask: Condition = { any: [{ field: 'input_1', is: 'filled' }, { not: { field: 'number_1', is: 'at-least', value: 3 } }] };

/** The same with every condition on every control, and choices of every kind from elsewhere. */
export const everythingConditional: readonly Control[] = everything.map((control) => {
  const made = {
    ...control,
    ...(control.rules && { rules: [{ required: false, message: '' }] }),
    ...(control.options?.dynamicKey !== undefined && { options: { ...control.options, dynamic: true, dynamicKey: 'the "cities"' } }),
  };
  const inside = (list: readonly Control[]) =>
    list.map((one) => withCondition(one, 'require', { field: 'batchChild', is: 'equals', value: 'x' }));
  const rows = made.type === 'batch' ? { ...made, list: inside(made.list ?? []) } : made;
  return (['show', 'require', 'enable'] as const).reduce((all, effect) => withCondition(all, effect, ask), rows as Control);
});

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

/** Type errors of modules that lie beside this file, so that they find the packages that this one depends on. */
export function typeErrors(files: Readonly<Record<string, string>>): readonly string[] {
  const folder = mkdtempSync(join(dirname(fileURLToPath(import.meta.url)), 'generated-'));
  try {
    for (const [name, source] of Object.entries(files)) writeFileSync(join(folder, name), source);
    return ts
      .getPreEmitDiagnostics(
        ts.createProgram(
          Object.keys(files).map((name) => join(folder, name)),
          options,
        ),
      )
      .map(textOf);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const syntaxErrors = (source: string): readonly string[] =>
  (ts.transpileModule(source, { compilerOptions: options, fileName: 'Form.tsx', reportDiagnostics: true }).diagnostics ?? []).map(textOf);

/** What a module exports, run beside this file. */
export async function exportsOf(source: string): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(join(dirname(fileURLToPath(import.meta.url)), 'generated-'));
  try {
    const file = join(folder, 'Form.tsx');
    writeFileSync(file, source);
    return (await import(/* @vite-ignore */ file)) as Record<string, unknown>;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Source without its types, to run it. */
export const withoutTyping = (source: string): string =>
  ts.transpileModule(source, { compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext } }).outputText;

function textOf({ messageText, file, start = 0 }: ts.Diagnostic): string {
  const line = file ? file.text.split('\n')[file.getLineAndCharacterOfPosition(start).line] : '';
  return `${ts.flattenDiagnosticMessageText(messageText, ' ')} in ${line}`;
}
