import { cleanHtml } from '../../../html/cleanHtml';
import { htmlOfText } from '../../../html/htmlOfText';
import { plainText } from '../../../html/plainText';
import type { Wording } from '../../../tables/base/message';

type Format = 'text' | 'html';

/** `{code}` in the words of a template. */
const placeholder = /\{([a-zA-Z][\w.:-]*)\}/g;

/** The variables that words name, each once. */
export const namedIn = ({ subject, body }: Wording): string[] => [
  ...new Set([...`${subject} ${body}`.matchAll(placeholder)].map(([, name]) => name ?? '')),
];

/** Words with values in the places of variables. In formatted text a value stays text, whatever signs it holds; an unknown variable stays as it is written. */
export function fillIn({ subject, body }: Wording, format: Format, values: Readonly<Record<string, string>>): Wording {
  const fill = (text: string, show: (value: string) => string) =>
    text.replaceAll(placeholder, (whole, name: string) => (Object.hasOwn(values, name) ? show(values[name] ?? '') : whole));
  // A subject is one line.
  const line = fill(subject, (value) => value.replaceAll(/\s+/g, ' '));
  if (format === 'text') return { subject: line, body: fill(body, (value) => value) };
  return { subject: line, body: cleanHtml(fill(body, escaped)) };
}

const escaped = (value: string): string =>
  htmlOfText(value)
    .replace(/^<p>/, '')
    .replace(/<\/p>$/, '');

/** How formatted words read where only text is shown. */
export const asText = (body: string, format: Format): string => (format === 'html' ? plainText(body) : body);
