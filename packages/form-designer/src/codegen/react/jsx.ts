import { stringifyJson } from '../../document/json/stringifyJson';
import { indent } from '../element';
import type { Source } from '../Source';

export type Props = Readonly<Record<string, string | number | boolean | null | undefined | Source>>;

export const code = (source: string): Source => ({ code: source });

/** A value as a JavaScript literal in single quotes, as all the code is, that can stand in a script element too. */
export function literal(value: unknown, spaces = 0): string {
  const text = stringifyJson(value, ' '.repeat(spaces)) ?? 'undefined';
  return text
    .replaceAll(jsonStrings, (string, colon: string | undefined) => (colon ? `${named(string.slice(0, -1))}:` : inQuotes(string)))
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** The strings of a JSON text, those that are keys with their colon. */
const jsonStrings = /"(?:[^"\\]|\\.)*"(:)?/g;

const inQuotes = (json: string): string => `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** A key of an object or a type, without quotes where it is a name. */
export const propertyName = (name: unknown): string => named(JSON.stringify(String(name)));

const named = (json: string): string =>
  /^"[A-Za-z_$][\w$]*"$/.test(json) && json !== '"__proto__"' ? json.slice(1, -1) : literal(JSON.parse(json));

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
