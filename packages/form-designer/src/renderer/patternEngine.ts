type Matches = (text: string) => boolean;

interface Engine {
  compile(pattern: string): { matcher(text: string): { find(): boolean } };
  translateRegExp(pattern: string): string;
}

let engine: Engine | undefined;
let loading: Promise<void> | undefined;
let isMissing = false;
const compiled = new Map<string, Matches | null>();

/** Loads the linear-time engine, which stays out of the first download of the renderer. */
export function loadPatternEngine(): Promise<void> {
  loading ??= load();
  return loading;
}

async function load(): Promise<void> {
  try {
    const { RE2JS } = await import('re2js');
    engine = RE2JS;
  } catch (error) {
    loading = undefined;
    throw error;
  } finally {
    isMissing = engine === undefined;
  }
}

/** Whether the engine was asked for and did not arrive, so that no pattern can be checked until it is asked for again. */
export const isEngineMissing = (): boolean => isMissing;

/**
 * Whether a text contains a match of a pattern written for JavaScript. Runs in linear time: a hostile pattern
 * cannot hang the page. Nothing when the engine is not loaded yet or the pattern cannot be run in linear time.
 */
export function matchesPattern(pattern: string, text: string): boolean | undefined {
  if (!engine) return undefined;
  let matches = compiled.get(pattern);
  if (matches === undefined) {
    matches = compile(engine, pattern);
    if (compiled.size >= 500) compiled.clear();
    compiled.set(pattern, matches);
  }
  return matches?.(text);
}

/** Whether a pattern can be run; false for back references, look-behind and broken ones. */
export async function isPatternSupported(pattern: string): Promise<boolean> {
  await loadPatternEngine();
  return matchesPattern(pattern, '') !== undefined;
}

function compile(re2: Engine, pattern: string): Matches | null {
  try {
    const { lookaheads, rest } = splitLookaheads(pattern);
    const parts = [
      ...lookaheads.map(({ body, isNegative }) => ({ run: runnerOf(re2, `^(?:${body})`), isNegative })),
      { run: runnerOf(re2, rest), isNegative: false },
    ];
    return (text) => parts.every(({ run, isNegative }) => run(text) !== isNegative);
  } catch {
    return null;
  }
}

function runnerOf(re2: Engine, pattern: string): Matches {
  const program = re2.compile(re2.translateRegExp(pattern));
  return (text) => program.matcher(text).find();
}

/** Takes look-aheads at the start apart, so that `^(?=.*\d)(?!x).{8,}$` runs as three patterns of linear time. */
function splitLookaheads(pattern: string): { lookaheads: readonly { body: string; isNegative: boolean }[]; rest: string } {
  const lookaheads: { body: string; isNegative: boolean }[] = [];
  if (!/^\^\(\?[=!]/.test(pattern)) return { lookaheads, rest: pattern };
  let at = 1;
  while (/^\(\?[=!]/.test(pattern.slice(at, at + 3))) {
    const end = closingOf(pattern, at);
    if (end < 0) break;
    lookaheads.push({ body: pattern.slice(at + 3, end), isNegative: pattern[at + 2] === '!' });
    at = end + 1;
  }
  const rest = pattern.slice(at);
  if (lookaheads.length > 0 && hasOuterAlternative(rest)) throw new Error('Look-ahead of one alternative only');
  return { lookaheads, rest: `^${rest}` };
}

/** Whether a pattern has `|` outside all groups and classes. */
function hasOuterAlternative(pattern: string): boolean {
  let outer = pattern.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]/gs, '');
  for (let inner = ''; inner !== outer;) {
    inner = outer;
    outer = outer.replaceAll(/\([^()]*\)/g, '');
  }
  return outer.includes('|');
}

/** Index of the parenthesis that closes the one at a place, or -1. */
function closingOf(pattern: string, from: number): number {
  let depth = 0;
  let isInClass = false;
  for (let at = from; at < pattern.length; at += 1) {
    const letter = pattern[at];
    if (letter === '\\') at += 1;
    else if (isInClass) isInClass = letter !== ']';
    else if (letter === '[') isInClass = true;
    else if (letter === '(') depth += 1;
    else if (letter === ')' && (depth -= 1) === 0) return at;
  }
  return -1;
}
