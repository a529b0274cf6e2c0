import { bars, type Call } from './Call';
import type { Subjects } from './subjects';

const ranges = ['today', '3', '7', '30', '60', '90'];
const commentRanges = ['1', '3', '7', '30', '60', '90'];
const sorts = ['postTime', 'views', 'gained24', 'interactionRate', 'sales'];

/** Every call that the pages of the analysis make, as an administrator, and those that a BD and a merchant make. */
export function callsOf(of: Subjects): Call[] {
  const as = (account: string, some: Record<string, string>, bar: number = bars.page): Call[] =>
    Object.entries(some).map(([name, path]) => ({ account, name, path: `/main/${path}`, bar }));
  const days = `fromDay=${of.fromDay}&toDay=${of.toDay}`;
  return [
    ...as('admin', creatorCalls(of.large, 'large creator')),
    ...as('admin', creatorCalls(of.middling, 'middling creator')),
    ...as(
      'admin',
      each(ranges, (range) => [
        `four creators side by side, ${range}`,
        `upAnalysis/compare?${[of.large, ...of.others].map((id) => `upIds=${id}`).join('&')}&range=${range}`,
      ]),
    ),
    ...as('admin', {
      ...workCalls(of),
      ...each([`collections`, 'page'], (what) =>
        what === 'page' ? ['collections', 'collect/page'] : ['a collection of 200 works', `collect/detail?id=${of.collections.admin}`],
      ),
    }),
    ...as('admin', {
      ...commentLists(of, days),
      ...overviews('all channels', ''),
      ...overviews('large creator', `&upId=${of.large}`),
      ...overviews('one work', `&workId=${of.work}`),
    }),
    ...as('admin', { ...navyCalls('all channels', ''), ...navyCalls('large creator', `&upId=${of.large}`) }),
    ...as('admin', {
      'keyword libraries': 'keywordLibrary/list',
      keywords: 'keyword/page',
      'keywords that were met': 'keyword/page?leastHits=1&sortField=lastHitTime&sortOrder=descend',
      'blacklist fans': 'blackFan/page?sortField=hitCount&sortOrder=descend',
      'blacklist fans of a name': 'blackFan/page?searchValue=fan1',
    }),
    ...as(
      'admin',
      {
        ...clouds('all channels', ''),
        ...clouds('one channel', '&webId=10'),
        ...clouds('large creator', `&upId=${of.large}`),
        ...clouds('one work', `&workId=${of.work}`),
      },
      bars.cloud,
    ),
    ...as('bd.vn.1', {
      'large creator, 30': `upAnalysis/summary?upId=${of.large}&range=30`,
      'works by views, 90': `upAnalysis/works?upId=${of.large}&range=90&sortField=views&sortOrder=descend`,
      'works of 30 days': 'workInfo/page',
      'most viewed works of 365 days': 'workInfo/page?days=365&sortField=views&sortOrder=descend',
      work: `workInfo/detail?id=${of.work}`,
      'a collection of 200 works': `collect/detail?id=${of.collections['bd.vn.1']}`,
      comments: 'comment/page',
      'first comments of 30 days': `comment/first?${days}`,
      ...overviews('own creators', ''),
      ...navyCalls('own creators', ''),
    }),
    ...as('bd.vn.1', clouds('own creators', ''), bars.cloud),
    ...as('shop.vn.1', {
      'works of 30 days': 'workInfo/page',
      'most viewed works of 365 days': 'workInfo/page?days=365&sortField=views&sortOrder=descend',
      work: `workInfo/detail?id=${of.ofShop}`,
      comments: 'comment/page',
      'first comments of 30 days': `comment/first?${days}`,
      ...overviews('works with own goods', ''),
    }),
    ...as('shop.vn.1', clouds('works with own goods', ''), bars.cloud),
  ];
}

const each = (some: readonly string[], of: (one: string) => readonly [string, string]): Record<string, string> =>
  Object.fromEntries(some.map(of));

const creatorCalls = (id: string, who: string) => ({
  ...each(ranges, (range) => [`${who}, ${range}`, `upAnalysis/summary?upId=${id}&range=${range}`]),
  ...each(sorts, (sort) => [`${who}, works by ${sort}, 90`, `upAnalysis/works?upId=${id}&range=90&sortField=${sort}&sortOrder=descend`]),
  [`${who}, works of today`]: `upAnalysis/works?upId=${id}&range=today&sortField=gained24&sortOrder=descend`,
  [`${who}, followers`]: `upAnalysis/profile?upId=${id}`,
  [`${who}, days of a year`]: `up/trend?id=${id}&from=${dayBack(364)}&to=${dayBack(0)}`,
});

const workCalls = (of: Subjects) => ({
  ...each(['1', '30', '365'], (days) => [`works of ${days} days`, `workInfo/page?days=${days}`]),
  ...each(['1', '30', '365'], (days) => [
    `most viewed works of ${days} days`,
    `workInfo/page?days=${days}&sortField=views&sortOrder=descend`,
  ]),
  'works of a channel, 30 days': 'workInfo/page?webId=20',
  'works with a hashtag, 30 days': 'workInfo/page?hashtag=fyp4',
  'works with a word, 30 days': 'workInfo/page?searchValue=honest',
  'works with goods, 30 days': 'workInfo/page?isCommerce=1',
  'works of a large creator, 90 days': `workInfo/page?upId=${of.large}&days=90`,
  'work with many comments': `workInfo/detail?id=${of.work}`,
  'newest work': `workInfo/detail?id=${of.young}`,
});

const commentLists = (of: Subjects, days: string) => ({
  comments: 'comment/page',
  'comments, page 3000': 'comment/page?pageNo=3000&pageSize=20',
  'comments by likes': 'comment/page?sortField=likeNum&sortOrder=descend',
  'comments of a channel': 'comment/page?webId=20',
  'negative comments': 'comment/page?sentiment=-1',
  'complaints of 30 days': `comment/page?mark=complaint&${days}`,
  'comments of the blacklist': 'comment/page?mark=blackFan',
  'comments with a keyword': `comment/page?keywordId=${of.keyword}`,
  'comments with a word of the cloud, 30 days': `comment/page?word=scam&${days}`,
  'comments with words, 30 days': `comment/page?searchValue=refund&${days}`,
  'comments of a large creator': `comment/page?upId=${of.large}`,
  'comments of a middling creator': `comment/page?upId=${of.middling}`,
  'comments under a work': `comment/page?workId=${of.work}`,
  'answers to a comment': `comment/page?commentId=${of.answered}`,
  'one comment': `comment/detail?id=${of.answered}`,
  'first comments of 30 days': `comment/first?${days}`,
  'first comments of 30 days, large creator': `comment/first?${days}&upId=${of.large}`,
  'first negative comments of 30 days': `comment/first?${days}&sentiment=-1`,
});

const overviews = (whose: string, more: string) =>
  each(commentRanges, (range) => [`sentiment and languages, ${whose}, ${range}`, `comment/overview?range=${range}${more}`]);
const clouds = (whose: string, more: string) =>
  each(commentRanges, (range) => [`cloud, ${whose}, ${range}`, `comment/cloud?range=${range}${more}`]);
const navyCalls = (whose: string, more: string) => ({
  ...each(['3', '7', '30'], (range) => [`suspected comments, ${whose}, ${range}`, `navy/overview?range=${range}${more}`]),
  ...each(['3', '7', '30'], (range) => [`suspected accounts, ${whose}, ${range}`, `navy/accounts?range=${range}${more}`]),
});

const dayBack = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
