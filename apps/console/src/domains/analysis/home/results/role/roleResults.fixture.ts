import { homeResultsApi, type HomeFigure, type HomeResults } from '@backlot/contract';
import { answer } from '../../../../../kit/stage/answer';

const figure = (key: string, now: string, more: Partial<HomeFigure> = {}): HomeFigure => ({
  key,
  now,
  before: null,
  of: null,
  currency: null,
  amounts: [],
  since: null,
  link: null,
  ...more,
});

const days = {
  fromDay: '2026-10-24',
  toDay: '2026-11-22',
  beforeFromDay: '2026-09-24',
  beforeToDay: '2026-10-23',
  dataTime: '2026-11-22 22:00:00',
};

const country = (key: string, currency: string, gmv: string) => ({
  key,
  figures: [
    figure('gmv', gmv, { before: '4719120', currency, link: `/order?country=${key}` }),
    figure('linesSold', '812', { before: '790', link: `/order?country=${key}` }),
    figure('published', '84', { before: '76', link: '/board/bd?figure=published' }),
    figure('ordersRunning', '14', { link: `/workOrder/commercial?country=${key}` }),
  ],
});

const of = (results: Pick<HomeResults, 'kind' | 'groups'>) => answer(homeResultsApi.results, () => ({ ...days, ...results }));

export const countriesAnswer = of({
  kind: 'countries',
  groups: [country('PH', 'PHP', '5399759.90'), country('VN', 'VND', '9120400000'), country('TH', 'THB', '3100200.00')],
});

export const merchantAnswer = of({
  kind: 'merchant',
  groups: [
    {
      key: null,
      figures: [
        figure('sales', '184210.50', { before: '160000.00', currency: 'PHP', link: '/order?country=PH' }),
        figure('videos', '12', { before: '9', link: '/shopWorks?days=30' }),
      ],
    },
  ],
});

export const monthAnswer = of({
  kind: 'month',
  groups: [
    {
      key: null,
      figures: [
        figure('batchesToConfirm', '3', { link: '/settle?waits=confirm' }),
        figure('paymentsDue', '2', { amounts: [{ currency: 'PHP', amount: '84120.00' }], link: '/settle?unpaid=yes' }),
        figure('booksEven', '6', { of: 6, link: '/book' }),
      ],
    },
  ],
});
