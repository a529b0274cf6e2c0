import type { Plugin } from 'vite';
import { findAll, type Node } from './syntaxTree.ts';

/**
 * Leaves the schemas of the calls that the first pages make out of them: a call needs method, path and access, the server
 * judges its input. Without zod the sign-in page is 22 kB lighter. Areas with forms keep their schemas, which come with
 * their screens; a form over one of these calls imports its schema from the contract by name.
 */
export function leanContract(): Plugin {
  return {
    name: 'backlot-lean-contract',
    apply: 'build',
    transform: {
      filter: { id: /\/packages\/contract\/src\/.*\.ts$/ },
      handler(code, id) {
        const edits = editsOf(this.parse(code) as unknown as Node, firstPages.test(id));
        return { code: edits.reduceRight((text, { start, end, put }) => text.slice(0, start) + put(text.slice(start, end)) + text.slice(end), code), map: null };
      },
    },
  };
}

const firstPages = /\/areas\/(?:auth|captcha|dictionary|download|file|home|menu|notice|onlineUser|outbox|setting)\.ts$/;

interface Edit {
  start: number;
  end: number;
  put: (text: string) => string;
}

/** Schemas of `endpoint({ … })` calls of the first pages become undefined; other values made at the top level may be dropped when unused. */
function editsOf(program: Node, isLean: boolean): Edit[] {
  const calls = findAll(program, (node) => node.type === 'CallExpression' && (node.callee as Node).type === 'Identifier' && (node.callee as Node).name === 'endpoint');
  const schemas = (isLean ? calls : [])
    .flatMap((call) => ((call.arguments as Node[])[0]?.properties ?? []) as Node[])
    .filter((property) => property.type === 'Property' && schemaKeys.has(String((property.key as Node).name)))
    .map(({ value }) => value as Node)
    .map(({ start, end }) => ({ start, end, put: () => 'undefined' }));
  const values = topLevelValues(program)
    .filter((value) => !unwrapped.has(value.type) && !calls.some((call) => call.start >= value.start && call.end <= value.end))
    .map(({ start, end }) => ({ start, end, put: (text: string) => `/* @__PURE__ */ (() => (${text}))()` }));
  return [...schemas, ...values].sort((one, other) => one.start - other.start);
}

const schemaKeys = new Set(['input', 'output']);

const unwrapped = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'Literal', 'Identifier', 'ClassExpression']);

const topLevelValues = (program: Node): Node[] =>
  (program.body as Node[])
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node | null) : statement))
    .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? (statement.declarations as Node[]) : []))
    .map(({ init }) => init as Node | null)
    .filter((value) => value !== null);
