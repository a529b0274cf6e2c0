/** What a look over a JSON text finds before it is parsed. */
export interface JsonScan {
  readonly depth: number;
  /** Numbers that JavaScript writes differently: `1.0`, `9007199254740993`, `1e400`. */
  readonly rewrittenNumbers: readonly string[];
}

const quote = 0x22;
const backslash = 0x5c;

/** Measures depth and finds numbers that would not survive, in one pass and without recursion. */
export function scanJson(text: string): JsonScan {
  const rewrittenNumbers: string[] = [];
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at);
    else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (code === 0x7d || code === 0x5d) depth -= 1;
    else if (code === 0x2d || (code >= 0x30 && code <= 0x39)) {
      const end = endOfNumber(text, at);
      const number = text.slice(at, end);
      if (String(Number(number)) !== number) rewrittenNumbers.push(number);
      at = end - 1;
    }
  }
  return { depth: deepest, rewrittenNumbers };
}

export function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(at - 1 - backslashes) === backslash) backslashes += 1;
  return backslashes % 2 === 1;
}

function endOfNumber(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && /[0-9.eE+-]/.test(text.charAt(end))) end += 1;
  return end;
}
