/** A text in parts, those that are a word marked; the word is as the cloud has it, in lower case. */
export function splitAt(text: string, word: string | undefined): { text: string; isWord: boolean }[] {
  if (!word) return [{ text, isWord: false }];
  const low = text.toLowerCase();
  // Lower case changes the length of few letters; where it does, nothing can be pointed at.
  if (low.length !== text.length) return [{ text, isWord: false }];
  const parts: { text: string; isWord: boolean }[] = [];
  let from = 0;
  for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + word.length)) {
    if (at > from) parts.push({ text: text.slice(from, at), isWord: false });
    parts.push({ text: text.slice(at, at + word.length), isWord: true });
    from = at + word.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isWord: false });
  return parts;
}
