import { indent } from '../element';
import type { Source } from '../Source';

export type Props = Readonly<Record<string, string | number | boolean | null | undefined | Source>>;

export const code = (source: string): Source => ({ code: source });

/** A value as a JavaScript literal that can stand in a script element too. */
export const literal = (value: unknown): string =>
  (JSON.stringify(value) ?? 'undefined').replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** A name as a literal that reads well in an attribute too. */
export const quoted = (name: string): string => (/^[\w-]+$/.test(name) ? `'${name}'` : literal(name));

/** Text between tags. */
export const jsxText = (text: string): string => (isPlain(text) && text.trim() === text ? text : `{${literal(text)}}`);

/** An element of React code; children are source already. */
export function jsx(name: string, props: Props, ...children: readonly string[]): string {
  const written = Object.entries(props).flatMap(([key, value]) => writeProp(key, value));
  const isLong = written.join(' ').length > 90;
  const open = isLong ? `${name}\n${indent(written.join('\n'))}\n` : [name, ...written].join(' ');
  const inner = children.filter((child) => child !== '');
  if (inner.length === 0) return isLong ? `<${open}/>` : `<${open} />`;
  return `<${open}>\n${indent(inner.join('\n'))}\n</${name}>`;
}

function writeProp(name: string, value: Props[string]): readonly string[] {
  if (value === undefined || value === null || value === false || value === '') return [];
  if (value === true) return [name];
  if (typeof value === 'object') return [`${name}={${value.code}}`];
  if (typeof value === 'number') return [`${name}={${value}}`];
  return [isPlain(value) ? `${name}="${value}"` : `${name}={${literal(value)}}`];
}

const isPlain = (text: string): boolean => text !== '' && /^[\p{L}\p{N} ,.:;!?()/_*+#%@=-]*$/u.test(text);
