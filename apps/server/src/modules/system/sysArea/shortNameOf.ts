import type { Language } from '../../../db/Language';

const kinds: Record<Language, RegExp> = {
  en: / (?:Administrative |Autonomous )?Region$/,
  'zh-CN': /(?<=..)(?:首都特区|行政区|自治区|特区|大区|省|市|府)$/,
  vn: /^(?:Vùng đô thị|Vùng|Thành phố|Tỉnh) /,
};

/** The name of an area without the word for what it is: 甲米地 of 甲米地省. Malaysian names hold none, though 玻璃市 looks like it. */
export const shortNameOf = ({ areaCode, name }: { areaCode: string; name: string }, language: Language): string =>
  areaCode.startsWith('MY') ? name : name.replace(kinds[language], '');
