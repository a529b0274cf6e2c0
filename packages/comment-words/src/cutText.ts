import { cutRun } from './cutRun';
import type { Language } from './Language';
import { joinPhrases } from './joinPhrases';
import type { Segment } from './Segment';
import { languageOfScript, type Vocabulary } from './vocabulary';
import { languageData } from './languages';
import { wordForm } from './wordForm';

const latin = String.raw`(?:(?![\p{sc=Han}\p{sc=Thai}])[\p{L}\p{M}\p{N}])+`;
const pattern = new RegExp(
  [
    String.raw`(?<emoji>\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:\u200D\p{Extended_Pictographic}){0,6}|❤)`,
    String.raw`(?<thai>(?:(?!\p{Nd})\p{sc=Thai})+)`,
    String.raw`(?<han>\p{sc=Han}+)`,
    String.raw`(?<number>\p{Nd}+(?:[.,]\p{Nd}+)*(?![\p{L}\p{M}\p{N}]))`,
    `(?<latin>${latin}(?:'${latin})*)`,
    String.raw`(?<space>\s+)`,
    String.raw`(?<mark>[\s\S])`,
  ].join('|'),
  'gu',
);

/**
 * Cuts a normalised text into words, emoji, numbers, spaces and marks and loses nothing. Han and Thai by the dictionary (fewest words),
 * the others at spaces, compounds and phrases of the lists joined. `Intl.Segmenter` is not asked: its dictionary comes with the ICU of
 * each engine, so that counts of one machine could not be taken back on another.
 */
export function cutText({
  text,
  language,
  vocabularyOf,
}: {
  text: string;
  language: Language;
  vocabularyOf: (language: Language) => Vocabulary;
}): Segment[] {
  const spaced = languageData[language].script === 'latin' ? language : 'en';
  const segments: Segment[] = [];
  for (const { 0: found, groups = {} } of text.matchAll(pattern)) {
    const { thai, han, latin, number } = groups;
    if (thai !== undefined || han !== undefined)
      addRun(segments, found, languageOfScript(thai === undefined ? 'han' : 'thai'), vocabularyOf);
    else if (latin !== undefined)
      segments.push({ text: found, kind: 'word', word: wordForm(found, vocabularyOf(spaced)), language: spaced });
    else if (number !== undefined) {
      const isWord = vocabularyOf(language).feelings.has(found);
      segments.push({ text: found, kind: isWord ? 'word' : 'number', word: found, language });
    } else segments.push({ text: found, kind: kindOf(groups), word: found, language });
  }
  return joinPhrases(segments, vocabularyOf(spaced), spaced);
}

const kindOf = ({ emoji, space }: Record<string, string | undefined>) =>
  emoji !== undefined ? 'emoji' : space !== undefined ? 'space' : 'mark';

function addRun(segments: Segment[], run: string, language: Language, vocabularyOf: (language: Language) => Vocabulary): void {
  for (const { text, word = text } of cutRun(run, vocabularyOf(language).letters)) segments.push({ text, kind: 'word', word, language });
}
