import { Parser } from 'htmlparser2';
import { webLink } from '../documents/webLink';

/** A run of text of one style. */
export interface Span {
  text: string;
  link?: string;
  isStrong?: boolean;
  isUnderlined?: boolean;
  isStruck?: boolean;
}

/** A paragraph, heading, list item, quotation, picture or rule of a rich text. */
export type RichBlock =
  | { kind: 'text'; spans: Span[]; heading?: boolean; quote?: boolean; marker?: string; depth: number }
  | { kind: 'picture'; src: string; alt: string }
  | { kind: 'rule' };

/** The blocks of an HTML text. Styles, scripts and everything unknown are dropped; their plain text stays where it reads. */
export function parseRichText(html: string): RichBlock[] {
  const blocks: RichBlock[] = [];
  const open: string[] = [];
  const links: (string | undefined)[] = [];
  const lists: { ordered: boolean; count: number }[] = [];
  let spans: Span[] = [];
  let marker: string | undefined;
  let silent = 0;

  const isIn = (...names: string[]) => open.some((name) => names.includes(name));
  const endBlock = () => {
    const trimmed = trimSpans(spans);
    if (trimmed.length > 0) {
      blocks.push({
        kind: 'text',
        spans: trimmed,
        heading: isIn(...headings),
        quote: isIn('blockquote'),
        marker,
        depth: Math.max(0, lists.length - 1),
      });
      marker = undefined;
    }
    spans = [];
  };
  const addText = (text: string) => {
    if (silent > 0 || text === '') return;
    spans.push({
      text,
      link: links.at(-1),
      isStrong: isIn('b', 'strong', 'th'),
      isUnderlined: isIn('u', 'ins'),
      isStruck: isIn('s', 'del', 'strike'),
    });
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      if (blockTags.has(name)) endBlock();
      open.push(name);
      if (silentTags.has(name)) silent += 1;
      else if (name === 'br') addText('\n');
      else if (name === 'a') links.push(webLink(attributes.href ?? ''));
      else if (name === 'ul' || name === 'ol') lists.push({ ordered: name === 'ol', count: 0 });
      else if (name === 'li') marker = markerOf(lists.at(-1));
      else if (name === 'td' || name === 'th') addText(spans.length > 0 ? '   ' : '');
      else if (name === 'hr') blocks.push({ kind: 'rule' });
      else if (name === 'img') {
        endBlock();
        blocks.push({ kind: 'picture', src: attributes.src ?? '', alt: attributes.alt ?? '' });
      }
    },
    ontext: (text) => addText(isIn('pre') ? text : text.replace(/\s+/g, ' ')),
    onclosetag(name) {
      if (blockTags.has(name)) endBlock();
      open.splice(open.lastIndexOf(name), 1);
      if (silentTags.has(name)) silent -= 1;
      else if (name === 'a') links.pop();
      else if (name === 'ul' || name === 'ol') lists.pop();
    },
  });
  parser.write(html);
  parser.end();
  endBlock();
  return blocks;
}

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const blockTags = new Set([
  ...headings,
  'p',
  'div',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'table',
  'tr',
  'hr',
  'section',
  'article',
  'figure',
  'figcaption',
]);
const silentTags = new Set(['script', 'style', 'title', 'head', 'template', 'noscript', 'iframe', 'object', 'svg', 'math']);

function markerOf(list: { ordered: boolean; count: number } | undefined): string {
  if (!list?.ordered) return '•';
  list.count += 1;
  return `${list.count}.`;
}

function trimSpans(spans: Span[]): Span[] {
  const kept = spans.filter((span) => span.text !== '');
  if (kept.every((span) => span.text.trim() === '')) return [];
  return kept.map((span, index) => {
    const start = index === 0 ? span.text.trimStart() : span.text;
    return { ...span, text: index === kept.length - 1 ? start.trimEnd() : start };
  });
}
