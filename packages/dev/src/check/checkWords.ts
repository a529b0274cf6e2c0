import ts from 'typescript';
import { type SourceFile, sourceFiles } from './sourceFiles.ts';

const languages = ['en', 'zh-CN', 'vn'];

/**
 * Words in another shape than `{ en, 'zh-CN', vn }`, or in another order, as sentences. Rows of data that begin with a code,
 * `['PH', '菲律宾', 'Philippines', 'Philippines']`, have a reader of their own and are left alone, and so are tests.
 */
export function checkWords(files: SourceFile[] = sourceFiles()): string[] {
  return files
    .filter(({ path }) => /^(?:apps\/server|packages\/[\w-]+)\/src\//.test(path) && !/\.test\.tsx?$/.test(path))
    .filter(({ text }) => /'zh-CN'|\bzh: string|[一-鿿]/.test(text))
    .flatMap(({ path, text }) => {
      const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
      return problemsOf(source).map(({ at, problem }) => `${path}:${source.getLineAndCharacterOfPosition(at).line + 1}: ${problem}`);
    });
}

interface Problem {
  at: number;
  problem: string;
}

function problemsOf(source: ts.SourceFile): Problem[] {
  const problems: Problem[] = [];
  const visit = (node: ts.Node): void => {
    const problem = tupleProblem(node) ?? orderProblem(node);
    if (problem) problems.push({ at: node.getStart(source), problem });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

function tupleProblem(node: ts.Node): string | undefined {
  if (ts.isTupleTypeNode(node)) {
    const [first] = node.elements;
    return first && ts.isNamedTupleMember(first) && first.name.text === 'zh' ? "a tuple of words, write { en, 'zh-CN', vn }" : undefined;
  }
  if (!ts.isArrayLiteralExpression(node) || node.elements.length !== 3) return undefined;
  const [first = '', ...others] = node.elements.map(textOf);
  const isWords = isChinese(first) && others.every((text) => text !== undefined && text !== '' && !isChinese(text));
  return isWords ? "words in a row, write { en, 'zh-CN', vn }" : undefined;
}

function orderProblem(node: ts.Node): string | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const keys = node.properties.flatMap(({ name }) => (name && 'text' in name && languages.includes(name.text) ? [name.text] : []));
  return keys.length === 3 && keys.join() !== languages.join()
    ? `languages as ${keys.join(', ')}, write ${languages.join(', ')}`
    : undefined;
}

const isChinese = (text: string): boolean => /[一-鿿]/.test(text);

function textOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('')
    : undefined;
}
