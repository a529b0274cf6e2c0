import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const wanted = /(?:Props|Options|Ports|Settings)$/;

/** A table of what can be handed in for every exported interface of props or options that a door names. */
export function propsTables(door: string): string[] {
  return parse(door).statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || !statement.exportClause || !ts.isNamedExports(statement.exportClause)) return [];
    if (!statement.moduleSpecifier || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const from = sourceOf(join(dirname(door), statement.moduleSpecifier.text));
    return statement.exportClause.elements.flatMap(({ name, propertyName }) => {
      const found = wanted.test(name.text) && from !== undefined ? tableOf({ file: from, name: (propertyName ?? name).text }) : undefined;
      return found === undefined ? [] : [`### \`${name.text}\`\n\n${found}`];
    });
  });
}

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

const sourceOf = (path: string): string | undefined => [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(file));

function tableOf({ file, name }: { file: string; name: string }): string | undefined {
  const source = parse(file);
  const declared = source.statements.find(
    (one): one is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(one) && one.name.text === name,
  );
  if (!declared || declared.members.length === 0) return undefined;
  const rows = declared.members.flatMap((member) => {
    if (!member.name || !(ts.isPropertySignature(member) || ts.isMethodSignature(member))) return [];
    const isNeeded = member.questionToken === undefined;
    return [`| \`${member.name.getText()}\`${isNeeded ? ' *' : ''} | ${typeOf(member)} | ${cell(wordsOf(member))} |`];
  });
  const more = declared.heritageClauses?.flatMap(({ types }) => types.map((type) => `\`${flat(type.getText())}\``)) ?? [];
  const also = more.length > 0 ? `\n\nAnd everything of ${more.join(', ')}.` : '';
  return `| name | type | what |\n|---|---|---|\n${rows.join('\n')}${also}`;
}

function typeOf(member: ts.PropertySignature | ts.MethodSignature): string {
  const written = ts.isMethodSignature(member)
    ? `(${member.parameters.map((parameter) => parameter.getText()).join(', ')}) => ${member.type?.getText() ?? 'void'}`
    : (member.type?.getText() ?? 'unknown');
  return `\`${flat(written.replace(/ \| undefined$/, '')).replaceAll('|', String.raw`\|`)}\``;
}

const wordsOf = (member: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(member)
    .map((doc) => (ts.isJSDoc(doc) ? (ts.getTextOfJSDocComment(doc.comment) ?? '') : ''))
    .join(' ');

const flat = (text: string): string =>
  text
    .replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const cell = (text: string): string => flat(text).replaceAll('|', String.raw`\|`);
