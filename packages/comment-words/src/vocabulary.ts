import { type Language, languages } from './Language';
import { languageData } from './languages';
import type { LanguageData } from './languages/LanguageData';
import type { OwnWords } from './OwnWords';
import { learnUnmarked } from './learnUnmarked';
import { readGroups, readWords } from './readWords';
import { addWord, createWordTree, type WordTree } from './wordTree';

/** What a complaint is about. */
export const complaintKinds = ['fake', 'scam', 'broken', 'wrong', 'late', 'refund', 'service', 'health'] as const;
export type ComplaintKind = (typeof complaintKinds)[number];

/** The lists of a language, ready to be asked. Every word stands in the form it is counted under. */
export interface Vocabulary {
  /** Letter by letter, for scripts that run words together. */
  letters: WordTree<string>;
  /** Syllable by syllable, for compounds and phrases between spaces. */
  phrases: WordTree<string>;
  /** Every syllable and word that stands in a phrase or by itself. */
  steps: Set<string>;
  aliases: Map<string, string>;
  feelings: Map<string, number>;
  complaints: Map<string, ComplaintKind>;
  negators: Set<string>;
  intensifiers: Set<string>;
  softeners: Set<string>;
  contrasts: Set<string>;
  questions: Set<string>;
  questionStarts: Set<string>;
  questionEnds: Set<string>;
  whys: Set<string>;
  addresses: Set<string>;
  adverts: Set<string>;
  stopWords: Set<string>;
  markers: Set<string>;
}

/** A complaint hurts even where the word itself has no feeling; asking for money back hurts less than a fake. */
const feelingOf = (kind: ComplaintKind) => (kind === 'refund' || kind === 'late' ? -0.5 : -0.7);

const wordSets = [
  'negators',
  'intensifiers',
  'softeners',
  'contrasts',
  'questions',
  'questionStarts',
  'questionEnds',
  'whys',
  'addresses',
  'adverts',
] as const;

/** What comments in other Latin scripts borrow from English. */
const borrowed = ['negators', 'intensifiers', 'adverts'] as const;

/** Builds the vocabulary of a language with somebody's own words on top; those win. */
export function createVocabulary(language: Language, own: OwnWords = {}): Vocabulary {
  const vocabulary = emptyVocabulary();
  addOwn(vocabulary, own);
  addLanguage(vocabulary, languageData[language]);
  if (languageData[language].isTypedWithoutMarks) learnUnmarked(vocabulary);
  if (languageData[language].script === 'latin' && language !== 'en') addBorrowed(vocabulary, languageData.en);
  return vocabulary;
}

/** Vocabularies of every language, each built when it is first asked for. */
export function createVocabularies(own: OwnWords = {}): (language: Language) => Vocabulary {
  const built = new Map<Language, Vocabulary>();
  return (language) => {
    const vocabulary = built.get(language) ?? createVocabulary(language, own);
    built.set(language, vocabulary);
    return vocabulary;
  };
}

/** The language that a script of its own names. */
export const languageOfScript = (script: LanguageData['script']): Language =>
  languages.find((language) => languageData[language].script === script) ?? 'en';

const emptyVocabulary = (): Vocabulary => ({
  letters: createWordTree(),
  phrases: createWordTree(),
  steps: new Set(),
  aliases: new Map(),
  feelings: new Map(),
  complaints: new Map(),
  negators: new Set(),
  intensifiers: new Set(),
  softeners: new Set(),
  contrasts: new Set(),
  questions: new Set(),
  questionStarts: new Set(),
  questionEnds: new Set(),
  whys: new Set(),
  addresses: new Set(),
  adverts: new Set(),
  stopWords: new Set(),
  markers: new Set(),
});

function addOwn(vocabulary: Vocabulary, { words = [], stopWords = [], feelings = {} }: OwnWords): void {
  for (const word of words.flatMap(readWords)) learn(vocabulary, word);
  for (const word of stopWords.flatMap(readWords)) vocabulary.stopWords.add(learn(vocabulary, word));
  for (const [words, weight] of Object.entries(feelings))
    for (const word of readWords(words)) vocabulary.feelings.set(learn(vocabulary, word), weight);
}

function addLanguage(vocabulary: Vocabulary, data: LanguageData): void {
  for (const { key, words } of readGroups(data.aliases)) {
    const [meant = key] = readWords(key);
    for (const word of words) {
      if (word.includes(' ')) addWord(vocabulary.phrases, { steps: word.split(' '), word: meant });
      else if (!vocabulary.aliases.has(word)) vocabulary.aliases.set(word, meant);
      addWord(vocabulary.letters, { steps: word, word: meant });
    }
  }
  for (const { key, words } of readGroups(data.feelings)) setAll(vocabulary, vocabulary.feelings, words, Number(key));
  addComplaints(vocabulary, data);
  for (const set of wordSets) for (const word of readWords(data[set])) vocabulary[set].add(learn(vocabulary, word));
  for (const word of readWords(data.stopWords)) vocabulary.stopWords.add(learn(vocabulary, word));
  for (const word of readWords(data.markers)) vocabulary.markers.add(learn(vocabulary, word));
  for (const word of readWords(data.dictionary)) learn(vocabulary, word);
}

/** English words in a comment of another language, as far as they are not words of that language. */
function addBorrowed(vocabulary: Vocabulary, data: LanguageData): void {
  const isFree = (word: string) => vocabulary.phrases.next.get(word)?.word === undefined;
  for (const { key, words } of readGroups(data.feelings)) setAll(vocabulary, vocabulary.feelings, words.filter(isFree), Number(key));
  addComplaints(vocabulary, data, isFree);
  for (const set of borrowed) for (const word of readWords(data[set]).filter(isFree)) vocabulary[set].add(learn(vocabulary, word));
}

function addComplaints(vocabulary: Vocabulary, data: LanguageData, isWanted: (word: string) => boolean = () => true): void {
  for (const { key, words } of readGroups(data.complaints)) {
    const kind = key as ComplaintKind;
    const wanted = words.filter(isWanted);
    setAll(vocabulary, vocabulary.complaints, wanted, kind);
    setAll(vocabulary, vocabulary.feelings, wanted, feelingOf(kind));
  }
}

function setAll<Value>(vocabulary: Vocabulary, map: Map<string, Value>, words: string[], value: Value): void {
  for (const word of words) {
    const form = learn(vocabulary, word);
    if (!map.has(form)) map.set(form, value);
  }
}

/** Makes segmenting keep a word together, and answers the form it is counted under. */
function learn(vocabulary: Vocabulary, word: string): string {
  if (/^[\p{sc=Han}\p{sc=Thai}]/u.test(word)) {
    const form = vocabulary.aliases.get(word) ?? word;
    addWord(vocabulary.letters, { steps: word, word: form });
    return form;
  }
  const steps = word.split(/[ -]/).flatMap((step) => (vocabulary.aliases.get(step) ?? step).split(' '));
  const form = steps.join(' ');
  for (const step of steps) vocabulary.steps.add(step);
  addWord(vocabulary.phrases, { steps, word: form });
  return form;
}
