import type { CountrySeed } from './readAreas';

/** States and federal territories (ISO 3166-2:MY). */
export const malaysia: CountrySeed = {
  code: 'MY',
  names: ['马来西亚', 'Malaysia', 'Malaysia'],
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
};
