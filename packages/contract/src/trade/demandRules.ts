import { hundredths } from '../core/hundredths';

/** Creators that a demand form may name for each creator that it asks for. */
const wishesPerPlace = 3;

/** A demand form as it is typed or stored; what is empty is not said yet. */
export interface DemandTerms {
  requireUpNum?: number | null | undefined;
  wholeProportion?: string | null | undefined;
  upProportion?: string | null | undefined;
  workAttribute?: number | null | undefined;
  upShotCost?: string | null | undefined;
  budget?: string | null | undefined;
  expectBegin?: string | null | undefined;
  expectEnd?: string | null | undefined;
  /** How many creators it wishes for. */
  wishes?: number | undefined;
}

/**
 * What is wrong with a demand form, at the field where it is mended. All but `budgetBelowFees`, which is only worth a look, stop
 * the submission: 1023003 `requireUpNumRange` and `tooManyWishes`, 1023004 `upProportionTooHigh`, 1023005 `shotCostRequired`.
 */
export interface DemandProblem {
  field: 'requireUpNum' | 'ups' | 'wholeProportion' | 'upProportion' | 'upShotCost' | 'expectEnd' | 'budget';
  rule: 'requireUpNumRange' | 'tooManyWishes' | 'upProportionTooHigh' | 'shotCostRequired' | 'endBeforeBegin' | 'budgetBelowFees';
  /** Numbers for the sentence: `max` creators for `count` places; `fees` as an exact amount in the currency of the form. */
  values?: Record<string, number | string>;
}

/** What stops the submission of a demand form, or is worth a look before it: what is not said counts as nothing. */
export function demandProblems({ requireUpNum: count, wishes = 0, ...form }: DemandTerms): DemandProblem[] {
  const [whole, up, fee] = [form.wholeProportion, form.upProportion, form.upShotCost].map((value) => hundredths(value) ?? 0n) as [
    bigint,
    bigint,
    bigint,
  ];
  const budget = hundredths(form.budget);
  const most = (count ?? 0) * wishesPerPlace;
  const fees = form.workAttribute === 1 && isPlaces(count) ? fee * BigInt(count) : 0n;
  const problems: (DemandProblem | false)[] = [
    !isPlaces(count) && { field: 'requireUpNum', rule: 'requireUpNumRange' },
    isPlaces(count) && wishes > most && { field: 'ups', rule: 'tooManyWishes', values: { max: most, count } },
    up > whole && {
      field: form.wholeProportion ? 'upProportion' : 'wholeProportion',
      rule: 'upProportionTooHigh',
    },
    form.workAttribute === 1 && fee === 0n && { field: 'upShotCost', rule: 'shotCostRequired' },
    Boolean(form.expectBegin && form.expectEnd && form.expectEnd < form.expectBegin) && {
      field: 'expectEnd',
      rule: 'endBeforeBegin',
    },
    budget !== undefined &&
      budget < fees && {
        field: 'budget',
        rule: 'budgetBelowFees',
        values: { fees: amountOf(fees) },
      },
  ];
  return problems.filter((problem) => problem !== false);
}

/** Whether a problem stops the submission. */
export const stopsDemand = (problem: DemandProblem): problem is StoppingProblem => problem.rule !== 'budgetBelowFees';

/** A problem that stops the submission. */
export interface StoppingProblem extends DemandProblem {
  rule: Exclude<DemandProblem['rule'], 'budgetBelowFees'>;
}

const isPlaces = (count: number | null | undefined): count is number => typeof count === 'number' && count >= 1 && count <= 500;

const amountOf = (value: bigint): string => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;
