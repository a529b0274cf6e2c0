import { type Language, languages } from './Language';
import { languageData } from './languages';
import { normalise } from './normalise';
import { withoutMarks } from './learnUnmarked';
import { readGroups, readWords } from './readWords';

/** Which language a text is in, as far as its letters and words tell. */
export interface DetectedLanguage {
  /** `und` where the confidence is below 0.6. */
  language: Language | 'und';
  /** From 0 to 1: how far the best language is ahead of the second, times the share of its script. */
  confidence: number;
  /** The best guess, whatever its confidence; missing where nothing speaks for any language. */
  best?: Language;
}

/** Metrics 5.7, step 2: below this a guess is called undecided. */
export const leastConfidence = 0.6;

/**
 * Detects the language by script (Thai, Han), by letters that only Vietnamese has, then by words. A hint, such as the country of the
 * creator, weighs about as much as one telling word.
 *
 * @example detectLanguage('bagus banget kak') // { language: 'id', confidence: 0.97, best: 'id' }
 */
export function detectLanguage(text: string, { hint }: { hint?: Language } = {}): DetectedLanguage {
  const normal = normalise(text);
  const script = scriptOf(normal);
  const evidence = script.name === 'latin' ? evidenceOf(normal) : { [script.name === 'han' ? 'zh' : 'th']: 1 };
  if (script.name === 'other') return { language: 'und', confidence: 0 };
  if (script.name === 'latin' && hint && languageData[hint].script === 'latin') evidence[hint] = (evidence[hint] ?? 0) + weightOfHint;
  const [best, second] = languages.filter((language) => evidence[language]).sort((a, b) => (evidence[b] ?? 0) - (evidence[a] ?? 0));
  if (!best) return { language: 'und', confidence: 0 };
  const weight = evidence[best] ?? 0;
  const rival = second ? (evidence[second] ?? 0) : 0;
  const confidence = Math.round((script.share * weight * 100) / (weight + rival)) / 100;
  return { language: confidence < leastConfidence ? 'und' : best, confidence, best };
}

const weightOfHint = 2;
const weightOfLetter = 3;
const weightOfMarker = 3;
const weightOfPlain = 0.4;
/** An English word in the lists of another language is mostly English. */
const shareOfBorrowed = 0.25;

/** A Han letter carries about as much as two Latin ones; kana and other scripts belong to languages that are not read here. */
function scriptOf(text: string): { name: 'han' | 'thai' | 'latin' | 'other'; share: number } {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const all = count(/\p{L}/gu);
  const han = count(/\p{sc=Han}/gu);
  const thai = count(/(?=\p{sc=Thai})\p{L}/gu);
  const latin = count(/\p{sc=Latin}/gu);
  const weights = { han: 2 * han, thai, latin, other: all - han - thai - latin };
  const sum = 2 * han + all - han;
  if (sum === 0) return { name: 'other', share: 0 };
  const kana = count(/[\p{sc=Hiragana}\p{sc=Katakana}]/gu);
  if (kana * 5 > han) weights.han = 0;
  const [name, weight] = Object.entries(weights).reduce((best, one) => (one[1] > best[1] ? one : best));
  return { name: name as keyof typeof weights, share: Math.max(weight / sum, Math.min(1, (weight / sum) * 1.4)) };
}

type Evidence = Partial<Record<Language, number>>;

function evidenceOf(text: string): Evidence {
  const evidence: Evidence = {};
  const add = (language: Language, weight: number) => (evidence[language] = (evidence[language] ?? 0) + weight);
  for (const [word] of text.matchAll(/\p{sc=Latin}[\p{sc=Latin}\p{M}\p{N}]*(?:'\p{sc=Latin}+)*/gu)) {
    if (/[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/u.test(word)) add('vi', weightOfLetter);
    const known = knownWords().get(word) ?? knownWords().get(word.replace(/(.)\1/gu, '$1'));
    for (const [language, weight] of Object.entries(known ?? {})) add(language as Language, weight);
  }
  return evidence;
}

let words: Map<string, Evidence> | undefined;

/** What each single word of the lists says; a word of several languages says little for each. */
function knownWords(): Map<string, Evidence> {
  if (words) return words;
  words = new Map();
  for (const language of languages) {
    if (languageData[language].script !== 'latin') continue;
    for (const [word, weight] of weightsOf(language)) {
      const evidence = words.get(word) ?? {};
      evidence[language] = Math.max(evidence[language] ?? 0, weight);
      words.set(word, evidence);
    }
  }
  for (const evidence of words.values()) {
    const shared = Object.keys(evidence) as Language[];
    for (const language of shared) {
      const weight = evidence[language] ?? 0;
      const isBorrowed = evidence.en !== undefined && language !== 'en' && weight < weightOfMarker;
      evidence[language] = isBorrowed ? weight * shareOfBorrowed : weight / (language === 'en' ? 1 : shared.length ** 2);
    }
  }
  return words;
}

function* weightsOf(language: Language): Generator<[string, number]> {
  const data = languageData[language];
  const aliases = readGroups(data.aliases).flatMap((group) => group.words);
  const grouped = [...readGroups(data.feelings), ...readGroups(data.complaints)].flatMap((group) => group.words);
  const listed = [
    data.stopWords,
    data.negators,
    data.intensifiers,
    data.questions,
    ...(data.isTypedWithoutMarks ? [data.dictionary] : []),
  ].flatMap(readWords);
  for (const word of readWords(data.markers)) yield [word, weightOfMarker];
  for (const phrase of [...aliases, ...grouped, ...listed])
    for (const word of phrase.split(/[ -]/)) {
      yield [word, 1];
      if (data.isTypedWithoutMarks) yield [withoutMarks(word), weightOfPlain];
    }
}
