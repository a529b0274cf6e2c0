import { type CandidateBrief, type CandidateRow, type FitPart, fitParts } from '@backlot/contract';
import type { Format, Translate } from '@backlot/i18n';
import { bandText } from '../../parts/wanted/bandText';
import { joinedAges } from '../../parts/wanted/joinedAges';
import type { pickerStrings } from './pickerStrings';

interface Speaking {
  t: Translate<keyof (typeof pickerStrings)['messages']['en']>;
  format: Format;
  /** Name of a product category or a country. */
  nameFor: (type: string, code: string) => string;
}

/** The audience that a brief asks for, each share on its own. */
export function audienceAsked({ gender, ages, share }: CandidateBrief, { t }: Pick<Speaking, 't'>): string[] {
  const whom = [
    ...(gender === null ? [] : [t(gender === 2 ? 'men' : 'women')]),
    ...(ages.length === 0 ? [] : [t('aged', { ages: joinedAges(ages) })]),
  ];
  return whom.map((who) => t('atLeast', { who, share }));
}

/** What a creator brings to a part of the brief. */
export function broughtTo(part: FitPart, { row, brief, say }: { row: CandidateRow; brief: CandidateBrief; say: Speaking }): string {
  const { t, format, nameFor } = say;
  if (part === 'category') return row.productCategory.map((code) => nameFor('productCategory', code)).join(', ') || '–';
  if (part === 'country') return nameFor('country', brief.country);
  if (part === 'fans') return [format.count(row.fansNum), bandText(brief.fansMin, brief.fansMax, format)].filter(Boolean).join(' / ');
  const women = row.femaleRatio;
  const shares = [
    ...(women === null ? [] : [`${t(brief.gender === 2 ? 'men' : 'women')} ${format.ratio(brief.gender === 2 ? 1 - women : women)}`]),
    ...(row.ageShare === null ? [] : [`${t('aged', { ages: joinedAges(brief.ages) })} ${format.ratio(row.ageShare)}`]),
  ];
  return shares.join(' · ') || '–';
}

/** How many parts of the brief a creator meets, of those that it asks about. */
export function fitCount({ fit }: Pick<CandidateRow, 'fit'>): { met: number; asked: number } {
  const marks = fitParts.map((part) => fit[part]).filter((mark) => mark !== 'open');
  return { met: marks.filter((mark) => mark === 'meets').length, asked: marks.length };
}
