import { is, messageLife, type OutputOf, type sysSmsApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { TimeText } from '@backlot/ui-kit';
import { useMemo } from 'react';
import type { ListShape } from '../../../kit/list/ListShape';
import { TwoLines } from '../../../kit/list/TwoLines';
import { MessageState } from '../parts/messages/MessageState';
import { strings } from './strings';

export type TextMessage = OutputOf<typeof sysSmsApi.page>['rows'][number];

/** Columns and filters of the text messages. */
export function useTextList(): ListShape<typeof sysSmsApi.page> {
  const t = useStrings(strings);
  const locale = useLocale();
  const { optionsOf, nameFor } = useDictionary();
  return useMemo(() => {
    const choices = (type: string) => optionsOf(type).map(({ code, names }) => ({ value: code, label: names[locale] }));
    return {
      nameOf: ({ phoneNumbers }) => phoneNumbers,
      columns: [
        {
          field: 'phoneNumbers',
          header: t('phone'),
          width: 160,
          isFixed: true,
          onCard: 'title',
          render: ({ phoneNumbers, templateName }) => <TwoLines second={templateName}>{phoneNumbers}</TwoLines>,
        },
        { field: 'content', header: t('message'), flex: 1, minWidth: 220 },
        { field: 'validateCode', header: t('code'), width: 100, isHidden: true, render: ({ validateCode }) => validateCode ?? '–' },
        { field: 'templateCode', header: t('template'), width: 140, isHidden: true },
        { field: 'sendStatus', header: t('status'), width: 200, render: (message) => <MessageState message={message} /> },
        { field: 'source', header: t('source'), width: 110, render: ({ source }) => nameFor('sms_send_source', source) },
        {
          field: 'invalidTime',
          header: t('expires'),
          // A code that was used or replaced works no more, whatever its time.
          render: (message) => <TimeText value={is(messageLife, message, 'void') ? null : message.invalidTime} />,
        },
        { field: 'createTime', header: t('created'), isSortable: true },
        { field: 'sentTime', header: t('sentTime'), isSortable: true, isHidden: true },
        { field: 'bizId', header: t('receipt'), width: 160, isHidden: true, render: ({ bizId }) => bizId ?? '–' },
      ],
      search: { field: 'searchValue', label: t('search') },
      filters: [
        { kind: 'choice', field: 'sendStatus', label: t('status'), choices: choices('send_type'), isMultiple: true },
        { kind: 'choice', field: 'source', label: t('source'), choices: choices('sms_send_source') },
        { kind: 'days', field: 'searchBeginTime', toField: 'searchEndTime', label: t('created') },
      ],
      presets: [{ key: 'failed', label: t('presetFailed'), filters: { sendStatus: '2' } }],
    };
  }, [t, locale, optionsOf, nameFor]);
}
