import type { WordTree } from './wordTree';

/** A piece of a run; without a word it is known to no list. */
export interface Piece {
  text: string;
  word?: string;
}

const costOfWord = 10;
const costOfLetter = 6;
const costOfUnknown = 30;
const costOfRepeat = 1;

/**
 * Cuts a run of letters that are written together into the fewest known words (maximal matching). What no list knows stays together.
 * Linear: at each place the tree is walked for as long as the longest word.
 */
export function cutRun(run: string, tree: WordTree<string>): Piece[] {
  const length = run.length;
  const cost = new Int32Array(length + 1).fill(-1);
  const from = new Int32Array(length + 1);
  const words: (string | undefined)[] = Array.from({ length: length + 1 });
  const relax = (start: number, end: number, price: number, word?: string) => {
    const total = (cost[start] ?? 0) + price;
    const known = cost[end] ?? -1;
    if (known >= 0 && known <= total) return;
    cost[end] = total;
    from[end] = start;
    words[end] = word;
  };
  cost[0] = 0;
  for (let start = 0; start < length; start += 1) {
    if ((cost[start] ?? -1) < 0) continue;
    relax(start, endOfCluster(run, start), costOfUnknown);
    let node: WordTree<string> | undefined = tree;
    for (let end = start; end < length;) {
      node = node.next.get(run[end] as string);
      end += 1;
      if (!node) break;
      if (node.word === undefined || !isBoundary(run, end)) continue;
      const price = end - start === 1 ? costOfWord + costOfLetter : costOfWord;
      relax(start, end, price, node.word);
      if (run[end] === run[end - 1] && isBoundary(run, end + 1)) relax(start, end + 1, price + costOfRepeat, node.word);
    }
  }
  return joinUnknown(piecesOf(run, from, words));
}

function piecesOf(run: string, from: Int32Array, words: (string | undefined)[]): Piece[] {
  const pieces: Piece[] = [];
  for (let end = run.length; end > 0; end = from[end] ?? 0) {
    const word = words[end];
    pieces.push({ text: run.slice(from[end], end), ...(word !== undefined && { word }) });
  }
  return pieces.reverse();
}

/** Names and new words are unknown; up to four Han letters are likely one word, more are cut in twos. */
const longestName = 4;

function joinUnknown(pieces: Piece[]): Piece[] {
  const joined: Piece[] = [];
  let unknown: string[] = [];
  const flush = () => {
    if (unknown.length > longestName && /^\p{sc=Han}/u.test(unknown[0] as string))
      for (let at = 0; at < unknown.length; at += 2) joined.push({ text: unknown.slice(at, at + 2).join('') });
    else if (unknown.length) joined.push({ text: unknown.join('') });
    unknown = [];
  };
  for (const piece of pieces) {
    if (piece.word === undefined) unknown.push(piece.text);
    else {
      flush();
      joined.push(piece);
    }
  }
  flush();
  return joined;
}

/** Thai vowels and tones that stand above, below or after their letter, and the second half of a letter in two units. */
const isBound = (code: number) =>
  code === 0xe31 || (code >= 0xe33 && code <= 0xe3a) || (code >= 0xe47 && code <= 0xe4e) || (code >= 0xdc00 && code <= 0xdfff);

const isBoundary = (run: string, at: number) => at >= run.length || !isBound(run.charCodeAt(at));

function endOfCluster(run: string, start: number): number {
  let end = start + 1;
  while (!isBoundary(run, end)) end += 1;
  return end;
}
