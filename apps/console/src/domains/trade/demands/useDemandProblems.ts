import { type DemandProblem, demandProblems, type DemandTerms } from '@backlot/contract';
import { useWatch } from 'react-hook-form';

const watched = [
  'requireUpNum',
  'wholeProportion',
  'upProportion',
  'workAttribute',
  'upShotCost',
  'budget',
  'expectBegin',
  'expectEnd',
] as const satisfies readonly (keyof DemandTerms)[];

/** What the values of a form say to the rules over several fields. */
export const termsOf = ({ ups, ...values }: Readonly<Record<string, unknown>>): DemandTerms => ({
  ...(values as DemandTerms),
  wishes: Array.isArray(ups) ? ups.length : 0,
});

/** What is wrong with the demand form that is being typed. A number and a fee that are not typed yet are not called wrong. */
export function useDemandProblems(): DemandProblem[] {
  const [ups, ...typed] = useWatch({ name: ['ups', ...watched] }) as unknown[];
  const values = Object.fromEntries(watched.map((field, at) => [field, typed[at]]));
  const isTyped = ({ field, rule }: DemandProblem) =>
    rule === 'shotCostRequired' || rule === 'requireUpNumRange' ? values[field] !== undefined && values[field] !== '' : true;
  return demandProblems(termsOf({ ...values, ups })).filter(isTyped);
}
