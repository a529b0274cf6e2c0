/** Deeper than any form of the product, and shallow enough for everything that walks through it. */
const mostLevels = 64;

const [quote, backslash, colon, openBrace, openBracket, closeBrace, closeBracket] = [...Buffer.from('"\\:{[}]')] as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/**
 * Whether everybody who reads these bytes of JSON reads the same: at most 64 levels of brackets, and no object that names a key
 * twice, of which some readers take the first and some the last. Whether it is JSON at all is for its parser.
 */
export function isPlainJson(body: Buffer): boolean {
  /** The keys so far of each open object; none for an open list. */
  const open: (Set<string> | undefined)[] = [];
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at];
    if (byte === openBrace || byte === openBracket) {
      if (open.push(byte === openBrace ? new Set() : undefined) > mostLevels) return false;
    } else if (byte === closeBrace || byte === closeBracket) open.pop();
    else if (byte === quote) {
      const end = endOfText(body, at + 1);
      const keys = open.at(-1);
      if (keys && isKey(body, end + 1)) {
        const key = keyOf(body.toString('utf8', at, end + 1));
        if (keys.has(key)) return false;
        keys.add(key);
      }
      at = end;
    }
  }
  return true;
}

function endOfText(body: Buffer, from: number): number {
  let at = from;
  while (at < body.length && body[at] !== quote) at += body[at] === backslash ? 2 : 1;
  return at;
}

function isKey(body: Buffer, from: number): boolean {
  let at = from;
  while (isSpace(body[at])) at += 1;
  return body[at] === colon;
}

const isSpace = (byte: number | undefined): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** A key as it is meant, however it is escaped; one that is no JSON stays as it is. */
function keyOf(text: string): string {
  if (!text.includes('\\')) return text;
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}
