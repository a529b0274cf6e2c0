import { type SourceFile, sourceFiles } from './sourceFiles.ts';

/**
 * States of records written as digits, as sentences: a state is asked for and set by its name, `is(workOrderLife, order,
 * 'ended')`. Which fields hold states the machines of the contract say. The contract names the codes, the seed makes up the
 * past, and tests and stories bring a record to a state on purpose: those are left alone.
 */
export function checkStates(files: SourceFile[] = sourceFiles()): string[] {
  const fields = [...machineFields(files), ...plainColumns(files)];
  if (fields.length === 0) return ['packages/contract/src: no machine says in which field it keeps its state'];
  const literal = patternOf(fields);
  return files
    .filter(({ path }) => path.startsWith('apps/server/src/') && !/^apps\/server\/src\/(seed|testing)\/|\.test\./.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, at) => (literal.test(line) ? [`${path}:${at + 1}: a state as a digit, \`${literal.exec(line)?.[0]}\``] : [])),
    );
}

/** Fields of machines; `status` alone is also what every row has to be enabled, disabled or deleted. */
const machineFields = (files: readonly SourceFile[]): string[] => [
  ...new Set(
    files
      .filter(({ path }) => path.startsWith('packages/contract/src/') && path.endsWith('Life.ts'))
      .flatMap(({ text }) => [...text.matchAll(/\bfield: '(\w+)'/g)].map(([, field]) => field ?? ''))
      .filter((field) => field !== 'status'),
  ),
];

/** Tables that keep the state of a machine in a plain `status`: `goods.status`. */
const plainColumns = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => path.startsWith('apps/server/src/tables/'))
    .flatMap(({ text }) => text.split(/^export const /m))
    .flatMap((table) => (/\bstatus: stateColumn\(/.test(table) ? [`${/^\w+/.exec(table)?.[0]}\\.status`] : []));

/** `workOrderStatus: 3`, `=== 3`, `, [1, 2]`, `work_order_status = 3`, `.default(0)` behind it. */
function patternOf(fields: readonly string[]): RegExp {
  const names = fields.flatMap((field) => [field, field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]).join('|');
  const sets = String.raw`\??:\s*\[?|\s*(?:[=!]==?|<>|[<>]=?|=)\s*\(?|\s+in\s*\(|,\s*\[?|'\)[.\w()]*\.default\(|\}\s*(?:=|<>|in \()\s*`;
  return new RegExp(String.raw`\b(?:${names})\b(?:${sets})\d\b`);
}
