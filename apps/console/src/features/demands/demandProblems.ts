import { hundredths } from '../../shared/trade/exactDecimals';
import type { Word } from './strings';

/** Fields that decide whether a form can be submitted. */
export const watchedFields = ['requireUpNum', 'wholeProportion', 'upProportion', 'workAttribute', 'upShotCost', 'expectBegin', 'expectEnd', 'ups'] as const;

interface DemandProblem {
  word: Extract<Word, 'numRange' | 'tooManyUps' | 'upOverWhole' | 'feeNeeded' | 'endBeforeBegin'>;
  values?: Record<string, number>;
}

/** What would stop the submission of a form (1023003 to 1023005, domain/life-cycles 3.2). Says nothing about what is not typed yet. */
export function demandProblems({ requireUpNum: count, wholeProportion, upProportion, workAttribute, upShotCost, expectBegin, expectEnd, ups }: Readonly<Record<string, unknown>>): DemandProblem[] {
  const [whole, up, fee] = [hundredths(wholeProportion), hundredths(upProportion), hundredths(upShotCost)];
  const wished = Array.isArray(ups) ? ups.length : 0;
  const problems: (DemandProblem | false)[] = [
    typeof count === 'number' && (count < 1 || count > 500) && { word: 'numRange' },
    typeof count === 'number' && count >= 1 && wished > count * 3 && { word: 'tooManyUps', values: { max: count * 3, count } },
    whole !== undefined && up !== undefined && up > whole && { word: 'upOverWhole' },
    workAttribute === 1 && fee === 0n && { word: 'feeNeeded' },
    typeof expectBegin === 'string' && typeof expectEnd === 'string' && expectBegin !== '' && expectEnd !== '' && expectEnd < expectBegin && { word: 'endBeforeBegin' },
  ];
  return problems.filter((problem) => problem !== false);
}
