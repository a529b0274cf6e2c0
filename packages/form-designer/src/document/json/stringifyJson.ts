interface Frame {
  readonly value: Record<string, unknown> | readonly unknown[];
  readonly keys: readonly string[];
  next: number;
  written: number;
}

/** `JSON.stringify` for plain JSON of any depth: native while the stack allows, otherwise without recursion. */
export function stringifyJson(value: unknown, indent = ''): string {
  try {
    return JSON.stringify(value, null, indent);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return stringifyDeep(value, indent);
  }
}

function stringifyDeep(root: unknown, indent: string): string {
  const out: string[] = [];
  const frames: Frame[] = [];
  const open = (value: unknown) => {
    if (typeof value !== 'object' || value === null) {
      out.push(JSON.stringify(value) ?? 'null');
      return;
    }
    out.push(Array.isArray(value) ? '[' : '{');
    frames.push({ value: value as Frame['value'], keys: keysOf(value), next: 0, written: 0 });
  };
  open(root);
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    const key = frame.keys[frame.next];
    if (key === undefined) {
      frames.pop();
      if (frame.written > 0) out.push(lineBreak(indent, frames.length));
      out.push(Array.isArray(frame.value) ? ']' : '}');
      continue;
    }
    frame.next += 1;
    const value = (frame.value as Record<string, unknown>)[key];
    if (value === undefined && !Array.isArray(frame.value)) continue;
    if (frame.written > 0) out.push(',');
    frame.written += 1;
    out.push(lineBreak(indent, frames.length));
    if (!Array.isArray(frame.value)) out.push(JSON.stringify(key), indent ? ': ' : ':');
    open(value);
  }
  return out.join('');
}

const keysOf = (value: object): readonly string[] =>
  Array.isArray(value) ? Array.from(value, (_, index) => String(index)) : Object.keys(value);

const lineBreak = (indent: string, depth: number): string => (indent ? `\n${indent.repeat(depth)}` : '');
