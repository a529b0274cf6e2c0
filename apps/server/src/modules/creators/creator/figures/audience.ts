import { creatorWords } from '@backlot/contract/words/creators/creator';
import { Refusal } from '../../../../http/answers/refusal';
import { type Cells, ratioCell } from '../../../base/imports';
import type { UpRow } from '../upOf';

/** Age ranges of followers (domain/model 2.3.6), with the column of each. */
const ageColumns = { age13: '13-17', age18: '18-24', age25: '25-34', age35: '35-44', age45: '45-54', age55: '55+' } as const;

/** As much may be missing from the whole, or be too much, through rounding. */
const tolerance = 0.005;

/** Shares of the followers of a creator. */
export type Audience = Pick<UpRow, 'femaleRatio' | 'ageRatio' | 'mainAge'>;

/** Columns of a file that tell who follows a creator. */
export const audienceFields = [
  { key: 'femaleRatio', header: creatorWords.femaleRatio, example: '62%' },
  { key: 'maleRatio', header: creatorWords.maleRatio, example: '38%' },
  ...Object.entries(ageColumns).map(([key, range], at) => ({
    key,
    header: { en: `Followers aged ${range}`, 'zh-CN': `${range}岁占比`, vn: `Tỷ lệ tuổi ${range}` } as const,
    example: ['5%', '40%', '35%', '15%', '3%', '2%'][at] ?? '',
  })),
] as const;

/**
 * Who follows a creator, from a file; what the file does not tell stays as it was. Shares of the sexes and of the ages
 * each make up the whole, or the row is refused with 1033011.
 */
export function audienceFrom(cells: Cells, before: Audience | undefined): Audience {
  const { femaleRatio = null, ageRatio = [], mainAge = null } = before ?? {};
  return { femaleRatio: femaleFrom(cells) ?? femaleRatio, ...(agesFrom(cells) ?? { ageRatio, mainAge }) };
}

/** Who follows a creator as far as a file tells it; undefined parts are not told. */
export const audienceTold = (cells: Cells): Partial<Audience> =>
  ({ femaleRatio: femaleFrom(cells), ...agesFrom(cells) }) as Partial<Audience>;

/** How far a file is to be trusted: 2 when it tells both the sexes and the ages, 3 when one of them; undefined when none. */
export function confidenceOf(cells: Cells): 2 | 3 | undefined {
  const told = [femaleFrom(cells), agesFrom(cells)].filter((part) => part !== undefined).length;
  if (told === 0) return undefined;
  return told === 2 ? 2 : 3;
}

function femaleFrom(cells: Cells): number | undefined {
  const [female, male] = (['femaleRatio', 'maleRatio'] as const).map((key) => ratioCell(key, cells[key]));
  if (female !== undefined && male !== undefined) requireWhole([female, male], 'femaleRatio');
  return female ?? (male === undefined ? undefined : Math.round((1 - male) * 10_000) / 10_000);
}

function agesFrom(cells: Cells): Pick<Audience, 'ageRatio' | 'mainAge'> | undefined {
  const told = Object.entries(ageColumns).map(([key, range]) => ({ range, ratio: ratioCell(key, cells[key]) }));
  if (told.every(({ ratio }) => ratio === undefined)) return undefined;
  const ageRatio = told.map(({ range, ratio = 0 }) => ({ range, ratio }));
  requireWhole(
    ageRatio.map(({ ratio }) => ratio),
    'age18',
  );
  return { ageRatio, mainAge: ageRatio.reduce((main, age) => (age.ratio > main.ratio ? age : main)).range };
}

function requireWhole(ratios: readonly number[], field: string): void {
  const whole = ratios.reduce((sum, ratio) => sum + Math.round(ratio * 10_000), 0) / 10_000;
  if (Math.abs(whole - 1) > tolerance) throw new Refusal('ratiosNotWhole', {}, { field });
}
