import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { findAll, type Node } from './syntaxTree.ts';

/**
 * Compiles the ICU messages of `defineStrings` while building, so that no page ships the parser (8 kB). A message becomes
 * `{` and its compiled form as JSON; the parser's place is taken by a function that reads it.
 */
export function readyWords(): Plugin {
  return {
    name: 'backlot-ready-words',
    apply: 'build',
    enforce: 'post',
    resolveId: { order: 'pre', filter: { id: /^@lingui\/message-utils\/compileMessage$/ }, handler: () => reader },
    load: {
      order: 'pre',
      filter: { id: /^\0backlot-ready-words$/ },
      handler: () => 'export const compileMessage = (message) => JSON.parse(message.slice(1));',
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?(?:\?.*)?$/, code: /defineStrings\(/ },
      handler(code) {
        const tree = this.parse(code);
        const calls = findAll(tree, (node) => node.type === 'CallExpression' && (node.callee as Node).name === 'defineStrings');
        // A language may stand by itself, under the name that the call is given.
        const given = calls.flatMap((call) => findAll(call.arguments, ({ value }) => (value as Node | null)?.type === 'Identifier'));
        const named = new Set(given.map(({ value }) => (value as Node).name));
        const apart = findAll(tree, ({ type, id }) => type === 'VariableDeclarator' && named.has((id as Node).name));
        const words = [...calls.map((call) => call.arguments), ...apart.map(({ init }) => init)].flatMap((part) =>
          findAll(part, ({ type, value }) => type === 'Literal' && typeof value === 'string' && /[{}']/.test(value)),
        );
        const compiled = words.toSorted((one, other) => other.start - one.start);
        return {
          code: compiled.reduce((text, { start, end, value }) => text.slice(0, start) + ready(value as string) + text.slice(end), code),
          map: null,
        };
      },
    },
  };
}

const reader = '\0backlot-ready-words';

const ready = (message: string): string => JSON.stringify(`{${JSON.stringify(compileMessage(message))}`);
