import { hundredths } from '../../../kit/money/exactDecimals';
import type { Word } from './strings';

/** Fields that decide whether a form can be submitted. */
export const watchedFields = [
  'requireUpNum',
  'wholeProportion',
  'upProportion',
  'workAttribute',
  'upShotCost',
  'expectBegin',
  'expectEnd',
  'ups',
] as const;

/** Something that stops the submission, and the field to mend. */
export interface DemandProblem {
  field: (typeof watchedFields)[number];
  word: Extract<Word, 'numRange' | 'tooManyUps' | 'upOverWhole' | 'feeNeeded' | 'endBeforeBegin'>;
  values?: Record<string, number>;
}

/** What would stop the submission of a form (1023003 to 1023005, domain/life-cycles 3.2). Says nothing about what is not typed yet. */
export function demandProblems({
  requireUpNum: count,
  wholeProportion,
  upProportion,
  workAttribute,
  upShotCost,
  expectBegin,
  expectEnd,
  ups,
}: Readonly<Record<string, unknown>>): DemandProblem[] {
  const [whole, up, fee] = [hundredths(wholeProportion), hundredths(upProportion), hundredths(upShotCost)];
  const wished = Array.isArray(ups) ? ups.length : 0;
  const problems: (DemandProblem | false)[] = [
    typeof count === 'number' && (count < 1 || count > 500) && { field: 'requireUpNum', word: 'numRange' },
    typeof count === 'number' &&
      count >= 1 &&
      wished > count * 3 && { field: 'ups', word: 'tooManyUps', values: { max: count * 3, count } },
    whole !== undefined && up !== undefined && up > whole && { field: 'upProportion', word: 'upOverWhole' },
    workAttribute === 1 && fee === 0n && { field: 'upShotCost', word: 'feeNeeded' },
    typeof expectBegin === 'string' &&
      typeof expectEnd === 'string' &&
      expectBegin !== '' &&
      expectEnd !== '' &&
      expectEnd < expectBegin && { field: 'expectEnd', word: 'endBeforeBegin' },
  ];
  return problems.filter((problem) => problem !== false);
}

/** What stops a saved form from being submitted now: what was left out counts as nothing. */
export const submitProblems = (form: Readonly<Record<(typeof watchedFields)[number], unknown>>): DemandProblem[] =>
  demandProblems({
    ...form,
    wholeProportion: form.wholeProportion ?? '0',
    upProportion: form.upProportion ?? '0',
    upShotCost: form.upShotCost ?? '0',
  });
