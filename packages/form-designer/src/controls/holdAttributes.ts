/** The name a style waits under until it is cleaned; handlers get one that is dropped with everything unknown. */
export const heldStyle = 'data-held-style';
const heldHandler = 'data-held-handler';

const tagStart = /<\/?[a-z][^\s/>]*/giy;
/** A raw text element like a style sheet, which applies nothing and is dropped with what is in it. */
const heldSheet = 'noframes';
const attribute = /([\s/]*)([^\s/>][^\s/>=]*)(\s*=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\s"'>][^\s>]*)?)?/y;

/**
 * Renames the styles, style sheets and event handlers of HTML before anything parses it: a strict policy reports each
 * one it meets, in documents that run nothing too. Reads tags as a browser does, once from beginning to end.
 */
export function holdAttributes(html: string): string {
  const parts: string[] = [];
  let done = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    tagStart.lastIndex = at;
    const [tag] = tagStart.exec(html) ?? [];
    if (tag === undefined) {
      at += 1;
      continue;
    }
    at += tag.length;
    if (/^<\/?style$/i.test(tag)) {
      parts.push(html.slice(done, at - 'style'.length), heldSheet);
      done = at;
    }
    for (let found = attributeAt(html, at); found; found = attributeAt(html, at)) {
      const held = heldName(found.name);
      if (held !== undefined) {
        parts.push(html.slice(done, found.start), held);
        done = found.start + found.name.length;
      }
      at = found.end;
    }
  }
  return parts.join('') + html.slice(done);
}

function attributeAt(html: string, at: number): { name: string; start: number; end: number } | undefined {
  attribute.lastIndex = at;
  const found = attribute.exec(html);
  if (!found) return undefined;
  return { name: found[2] as string, start: at + (found[1] as string).length, end: attribute.lastIndex };
}

function heldName(name: string): string | undefined {
  if (name.toLowerCase() === 'style') return heldStyle;
  return /^on/i.test(name) ? heldHandler : undefined;
}
