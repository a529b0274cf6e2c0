import type { OutputOf, sysEmailApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useMemo } from 'react';
import type { ListShape } from '../../../kit/list/ListShape';
import { TwoLines } from '../../../kit/list/TwoLines';
import { MessageState } from '../parts/messages/MessageState';
import { strings } from './strings';

export type Mail = OutputOf<typeof sysEmailApi.page>['rows'][number];

/** Columns and filters of the e-mails. */
export function useSentList(): ListShape<typeof sysEmailApi.page> {
  const t = useStrings(strings);
  const locale = useLocale();
  const { optionsOf } = useDictionary();
  return useMemo(
    () => ({
      nameOf: ({ title }) => title,
      columns: [
        {
          field: 'title',
          header: t('mail'),
          flex: 1,
          minWidth: 220,
          isFixed: true,
          onCard: 'title',
          render: ({ title, to }) => <TwoLines second={to}>{title}</TwoLines>,
        },
        { field: 'sendStatus', header: t('status'), width: 210, render: (mail) => <MessageState message={mail} /> },
        {
          field: 'templateName',
          header: t('template'),
          width: 150,
          render: ({ templateName }) => templateName ?? t('byHand'),
        },
        { field: 'createUserName', header: t('sender'), width: 120, render: ({ createUserName }) => createUserName ?? t('system') },
        {
          field: 'createTime',
          header: t('created'),
          isSortable: true,
        },
        {
          field: 'sentTime',
          header: t('sentTime'),
          isSortable: true,
        },
      ],
      search: { field: 'searchValue', label: t('search') },
      filters: [
        {
          kind: 'choice',
          field: 'sendStatus',
          label: t('status'),
          choices: optionsOf('send_type').map(({ code, names }) => ({ value: code, label: names[locale] })),
          isMultiple: true,
        },
        { kind: 'days', field: 'searchBeginTime', toField: 'searchEndTime', label: t('created') },
      ],
      presets: [
        { key: 'failed', label: t('presetFailed'), filters: { sendStatus: '2' } },
        { key: 'waiting', label: t('presetWaiting'), filters: { sendStatus: '0' } },
      ],
    }),
    [t, locale, optionsOf],
  );
}
