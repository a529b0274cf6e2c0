import { escapeHtml } from './escapeHtml';
import type { Source } from './Source';

export type Attributes = Readonly<Record<string, string | number | boolean | null | undefined | Source>>;

const empty = new Set(['input', 'hr', 'br', 'img', 'option-empty']);

/** An element of HTML or Vue markup. Attributes are escaped; children are markup already. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined || value === null || value === false || value === '') return [];
    if (typeof value === 'object') return [`${key}="${inAttribute(value.code)}"`];
    return [value === true ? key : `${key}="${escapeHtml(String(value))}"`];
  });
  const open = [name, ...written].join(' ');
  if (empty.has(name)) return `<${open} />`;
  const inner = children.filter((child) => child !== '');
  if (inner.length === 0) return `<${open}></${name}>`;
  if (inner.length === 1 && !inner[0]?.includes('\n') && !inner[0]?.startsWith('<')) return `<${open}>${inner[0]}</${name}>`;
  return `<${open}>\n${indent(inner.join('\n'))}\n</${name}>`;
}

/** Source text in an attribute, as little changed as it can be. */
const inAttribute = (source: string): string =>
  source.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('{', '&#123;').replaceAll('}', '&#125;');

/** Moves every line in by two spaces. */
export const indent = (text: string, by = 2): string => text.replaceAll(/^(?=.)/gm, ' '.repeat(by));
