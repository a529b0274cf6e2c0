import { endOfString } from './scanJson';

interface Level {
  /** Keys so far; none for a list. */
  readonly keys: Set<string> | undefined;
  /** The entry at hand: a key, or the index in a list. */
  at: string | number;
  isKeyNext: boolean;
}

/** So many are told: a hostile text could have a million of them, each at the end of a long path. */
const mostTold = 1000;

/** The paths of keys that an object of a valid JSON text has again, the first 1,000; `JSON.parse` keeps the last value of each. */
export function repeatedKeys(text: string): readonly string[] {
  const found: string[] = [];
  const levels: Level[] = [];
  let level: Level | undefined;
  for (let index = 0; index < text.length && found.length < mostTold; index += 1) {
    const sign = text.charAt(index);
    if (sign === '"') {
      const end = endOfString(text, index);
      if (level?.isKeyNext && isRepeated(level, keyIn(text.slice(index, end + 1)))) found.push(pathOf(levels));
      index = end;
    } else if (sign === '{' || sign === '[') {
      level = sign === '{' ? { keys: new Set(), at: '', isKeyNext: true } : { keys: undefined, at: 0, isKeyNext: false };
      levels.push(level);
    } else if (sign === '}' || sign === ']') {
      levels.pop();
      level = levels.at(-1);
    } else if (sign === ',' && level?.keys) level.isKeyNext = true;
    else if (sign === ',' && level) level.at = Number(level.at) + 1;
  }
  return found;
}

const keyIn = (quoted: string): string => (quoted.includes('\\') ? (JSON.parse(quoted) as string) : quoted.slice(1, -1));

function isRepeated(level: Level, key: string): boolean {
  const isKnown = level.keys?.has(key) === true;
  level.keys?.add(key);
  level.at = key;
  level.isKeyNext = false;
  return isKnown;
}

const pathOf = (levels: readonly Level[]): string =>
  levels.reduce((path, { keys, at }) => (!keys ? `${path}[${at}]` : path ? `${path}.${at}` : String(at)), '');
