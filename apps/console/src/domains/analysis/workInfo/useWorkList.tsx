import { workDays, type workInfoApi, type WorkRow } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { missingText } from '@backlot/i18n';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { useMemo } from 'react';
import { WithPicture } from '../../../kit/files/WithPicture';
import type { ListShape } from '../../../kit/list/ListShape';
import { TwoLines } from '../../../kit/list/TwoLines';
import { RecordLink } from '../../../kit/record/RecordLink';
import { workStrings } from '../parts/works/workStrings';

type List = typeof workInfoApi.page;

/** Columns and filters of works. */
export function useWorkList(): ListShape<List> {
  const t = useStrings(workStrings);
  const format = useFormat();
  const locale = useLocale();
  const { nameFor, optionsOf } = useDictionary();
  return useMemo(() => {
    const counted = (field: 'likes' | 'comments' | 'shares') => ({
      field,
      header: t(field),
      kind: 'number' as const,
      align: 'right' as const,
      isHidden: true,
      render: (row: WorkRow) => format.count(row[field]),
    });
    return {
      nameOf: titleOf,
      columns: [
        {
          field: 'descr',
          header: t('work'),
          flex: 2,
          minWidth: 260,
          isFixed: true,
          onCard: 'title',
          render: (row) => (
            <WithPicture kind="work" id={row.id} name={titleOf(row)} size={20}>
              <TwoLines second={row.up.name}>
                <RecordLink path="/videoDetailed" id={row.id}>
                  {titleOf(row)}
                </RecordLink>
              </TwoLines>
            </WithPicture>
          ),
        },
        {
          field: 'postTime',
          header: t('posted'),
          isSortable: true,
        },
        {
          field: 'views',
          header: t('views'),
          width: 110,
          kind: 'number',
          align: 'right',
          isSortable: true,
          render: ({ views }) => format.count(views),
        },
        {
          field: 'gained24',
          header: t('gained24'),
          width: 130,
          kind: 'number',
          align: 'right',
          render: ({ gained24 }) => (gained24 === null ? missingText : `+${format.count(gained24)}`),
        },
        {
          field: 'interactionRate',
          header: t('rate'),
          width: 140,
          kind: 'number',
          align: 'right',
          render: ({ interactionRate }) => format.ratioInColumn(interactionRate),
        },
        counted('likes'),
        counted('comments'),
        counted('shares'),
        {
          field: 'webId',
          header: t('channel'),
          width: 180,
          isHidden: true,
          render: ({ webId }) => nameFor('webId', webId),
        },
        { field: 'dataTime', header: t('readTime') },
        {
          field: 'hashtags',
          header: t('hashtags'),
          width: 180,
          isHidden: true,
          render: ({ hashtags }) => hashtags.map((tag) => `#${tag.replace(/^#/, '')}`).join(' '),
        },
      ],
      search: { field: 'searchValue', label: t('searchWorks') },
      filters: [
        {
          kind: 'choice',
          field: 'days',
          label: t('postedWithin'),
          choices: workDays.map((n) => ({ value: String(n), label: t('lastDays', { n }) })),
        },
        {
          kind: 'choice',
          field: 'isCommerce',
          label: t('goods'),
          choices: [
            { value: '1', label: t('withGoods') },
            { value: '0', label: t('withoutGoods') },
          ],
        },
        {
          kind: 'choice',
          field: 'webId',
          label: t('channel'),
          choices: optionsOf('webId').map(({ code, names }) => ({
            value: code,
            label: names[locale],
          })),
          isMultiple: true,
          isMore: true,
        },
        { kind: 'text', field: 'hashtag', label: t('hashtag'), isMore: true },
      ],
      presets: [
        { key: 'today', label: t('presetDay'), filters: { days: '1' } },
        {
          key: 'seen',
          label: t('presetSeen'),
          filters: { days: '7' },
          sort: { field: 'views', order: 'descend' },
        },
        { key: 'goods', label: t('presetGoods'), filters: { isCommerce: '1' } },
      ],
    };
  }, [t, format, locale, nameFor, optionsOf]);
}

const titleOf = ({ descr, link }: WorkRow): string => descr || link;
