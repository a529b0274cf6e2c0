import type { Asking } from './askingSentences';
import { emojiFeelings } from './emojiFeelings';
import type { Unit } from './readSentences';

/** What a text feels, from its words. */
export interface Sentiment {
  /** From -1 to 1, two decimals. */
  score: number;
  sentiment: 'positive' | 'neutral' | 'negative';
  /** The words that decided, in their order. */
  hits: string[];
}

/** The rule of metrics 5.7, step 6, and what it was made more careful by. */
export const sentimentRule = {
  positiveFrom: 0.15,
  negativeTo: -0.15,
  intensified: 1.5,
  softened: 0.5,
  negated: -0.8,
  /** How many words before a feeling a negation stands at most. */
  negationReach: 3,
  /** How far from a feeling a word of degree stands at most. */
  degreeReach: 2,
  /** What is said before a "but" counts half. */
  conceded: 0.5,
  /** "Is it good?" praises nothing; "why so slow?" complains, and a word of degree makes an exclamation of a question. */
  asked: 0.1,
} as const;

/**
 * Sum of the weights of the feelings found, each × 1.5 beside an intensifier, × 0.5 beside a softener, × -0.8 after a negation within
 * three words of its clause, divided by the square root of their number.
 */
export function sentimentOf(units: readonly Unit[], { sentences, reasons }: Asking): Sentiment {
  const hits: string[] = [];
  let sum = 0;
  units.forEach((unit, at) => {
    const weight = weightAt(units, at);
    if (weight === 0) return;
    const degree = degreeAt(units, at);
    const isAsked = sentences.has(unit.sentence) && degree <= 1 && (weight > 0 || !reasons.has(unit.sentence));
    hits.push(unit.segment.word);
    sum +=
      weight *
      degree *
      (isNegated(units, at) ? sentimentRule.negated : 1) *
      (unit.isConceded ? sentimentRule.conceded : 1) *
      (isAsked ? sentimentRule.asked : 1);
  });
  const score = hits.length ? Math.max(-1, Math.min(1, Math.round((sum / Math.sqrt(hits.length)) * 100) / 100)) : 0;
  return { score, sentiment: labelOf(score), hits };
}

const labelOf = (score: number) =>
  score >= sentimentRule.positiveFrom ? 'positive' : score <= sentimentRule.negativeTo ? 'negative' : 'neutral';

/** A feeling that strengthens or softens a neighbour (`好` in `好丑`, `gila` in `bagus gila`) is a degree there, not a feeling. */
function weightAt(units: readonly Unit[], at: number): number {
  const { segment, vocabulary } = units[at] as Unit;
  if (segment.kind === 'emoji') return emojiFeelings.get(segment.word) ?? 0;
  const weight = vocabulary.feelings.get(segment.word) ?? 0;
  const isDegree = vocabulary.intensifiers.has(segment.word) || vocabulary.softeners.has(segment.word);
  if (weight === 0 || !isDegree) return weight;
  return [at - 1, at + 1].some((beside) => feelsWithin(units, at, beside)) ? 0 : weight;
}

function feelsWithin(units: readonly Unit[], at: number, beside: number): boolean {
  const unit = units[beside];
  return unit !== undefined && unit.clause === units[at]?.clause && unit.vocabulary.feelings.has(unit.segment.word);
}

function degreeAt(units: readonly Unit[], at: number): number {
  let degree = 1;
  for (let beside = at - sentimentRule.degreeReach; beside <= at + sentimentRule.degreeReach; beside += 1) {
    const unit = units[beside];
    if (beside === at || !unit || unit.clause !== units[at]?.clause) continue;
    if (unit.vocabulary.softeners.has(unit.segment.word)) return beside < at ? sentimentRule.softened : degree;
    if (unit.vocabulary.intensifiers.has(unit.segment.word)) degree = sentimentRule.intensified;
  }
  return degree;
}

/** An odd number of negations within reach; two of them say yes. */
export function isNegated(units: readonly Unit[], at: number): boolean {
  let negations = 0;
  for (let before = Math.max(0, at - sentimentRule.negationReach); before < at; before += 1) {
    const unit = units[before] as Unit;
    if (unit.clause === units[at]?.clause && unit.vocabulary.negators.has(unit.segment.word)) negations += 1;
  }
  return negations % 2 === 1;
}
