import type { CountrySeed } from './readAreas';

const postCodes: Readonly<Record<string, string>> = {
  'MY-01': '79xxx–86xxx',
  'MY-02': '05xxx–09xxx',
  'MY-03': '15xxx–18xxx',
  'MY-04': '75xxx–78xxx',
  'MY-05': '70xxx–73xxx',
  'MY-06': '25xxx–28xxx, 39xxx, 49xxx, 69xxx',
  'MY-07': '10xxx–14xxx',
  'MY-08': '30xxx–36xxx',
  'MY-09': '01xxx–02xxx',
  'MY-10': '40xxx–48xxx, 63xxx–68xxx',
  'MY-11': '20xxx–24xxx',
  'MY-12': '88xxx–91xxx',
  'MY-13': '93xxx–98xxx',
  'MY-14': '50xxx–60xxx',
  'MY-15': '87xxx',
  'MY-16': '62xxx',
};

/** States and federal territories (ISO 3166-2:MY). */
export const malaysia: CountrySeed = {
  code: 'MY',
  names: { en: 'Malaysia', 'zh-CN': '马来西亚', vn: 'Malaysia' },
  dialling: '+60',
  place: [101.69, 3.14],
  divisions: `
MY-14|吉隆坡|Kuala Lumpur
MY-01|柔佛|Johor
MY-02|吉打|Kedah
MY-03|吉兰丹|Kelantan
MY-04|马六甲|Malacca
MY-05|森美兰|Negeri Sembilan
MY-06|彭亨|Pahang
MY-07|槟城|Penang
MY-08|霹雳|Perak
MY-09|玻璃市|Perlis
MY-10|雪兰莪|Selangor
MY-11|登嘉楼|Terengganu
MY-12|沙巴|Sabah
MY-13|砂拉越|Sarawak
MY-15|纳闽|Labuan
MY-16|布城|Putrajaya
`,
  postCodeOf: (areaCode) => postCodes[areaCode],
};
