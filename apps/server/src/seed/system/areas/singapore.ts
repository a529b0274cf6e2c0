import type { CountrySeed } from './readAreas';

/** Districts of the community development councils (ISO 3166-2:SG). */
export const singapore: CountrySeed = {
  code: 'SG',
  names: { en: 'Singapore', 'zh-CN': '新加坡', vn: 'Singapore' },
  dialling: '+65',
  place: [103.82, 1.35],
  divisions: `
SG-01|中区|Central Singapore|Trung tâm Singapore
SG-02|东北区|North East|Đông Bắc
SG-03|西北区|North West|Tây Bắc
SG-04|东南区|South East|Đông Nam
SG-05|西南区|South West|Tây Nam
`,
};
