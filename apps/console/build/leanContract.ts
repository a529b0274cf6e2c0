import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Node } from './syntaxTree.ts';

const contract = join(import.meta.dirname, '../../../packages/contract/src');

/**
 * Leaves the schemas of the calls out of the console: a call needs method, path and access, the server judges its input.
 * Without them no page waits for zod. Forms take the schemas from `wholeContract.ts`, which is bundled a second time, as
 * it was written, and travels with the dialogs that check something.
 */
export function leanContract(): Plugin {
  let declared: Record<string, unknown> = {};
  return {
    name: 'backlot-lean-contract',
    apply: 'build',
    async buildStart() {
      const { module } = await runnerImport<Record<string, unknown>>(join(contract, 'index.ts'));
      declared = module;
    },
    resolveId: {
      order: 'pre',
      async handler(source, importer) {
        const stays = importer?.endsWith(whole) && source.startsWith('.');
        const begins = importer?.endsWith('/kit/form/submit/wholeContract.ts') && source === '@backlot/contract';
        if (!importer || (!stays && !begins)) return null;
        const found = await this.resolve(source, importer.replace(whole, ''), { skipSelf: true });
        return found && `${found.id}${whole}`;
      },
    },
    transform: {
      filter: { id: /\/packages\/contract\/src\/.*\.ts(?:\?whole)?$/ },
      handler(code, id) {
        const isLean = !id.endsWith(whole);
        const edits = topLevelValues(this.parse(code) as unknown as Node).map(({ name, value: { start, end } }) => {
          const calls = isLean && callsOf(declared[name]);
          return { start, end, put: (text: string) => (calls ? JSON.stringify(calls) : `/* @__PURE__ */ (() => (${text}))()`) };
        });
        return {
          code: edits.reduceRight(
            (text, { start, end, put }) => text.slice(0, start) + put(text.slice(start, end)) + text.slice(end),
            code,
          ),
          map: null,
        };
      },
    },
  };
}

const whole = '?whole';

/** The calls of an area without their schemas; undefined for what is no area. */
function callsOf(value: unknown): Record<string, object> | undefined {
  if (typeof value !== 'object' || value === null || !Object.values(value).length) return undefined;
  const calls = Object.entries(value as Record<string, { path?: unknown; method?: unknown }>);
  if (!calls.every(([, call]) => typeof call?.path === 'string' && typeof call.method === 'string')) return undefined;
  return Object.fromEntries(
    calls.map(([name, call]) => [name, Object.fromEntries(Object.entries(call).filter(([key]) => !schemaKeys.has(key)))]),
  );
}

const schemaKeys = new Set(['input', 'output', 'summary']);

const unwrapped = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'Literal', 'Identifier', 'ClassExpression']);

/** Named values that a module makes when it runs; each may be dropped where nobody uses it. */
const topLevelValues = (program: Node): { name: string; value: Node }[] =>
  (program.body as Node[])
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node | null) : statement))
    .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? (statement.declarations as Node[]) : []))
    .flatMap(({ id, init }) =>
      init && !unwrapped.has((init as Node).type) ? [{ name: String((id as Node).name), value: init as Node }] : [],
    )
    .sort((one, other) => one.value.start - other.value.start);
