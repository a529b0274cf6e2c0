import { connectorApi } from '@backlot/contract';
import type { RowAction } from '@backlot/data-table';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useConfirm } from '@backlot/ui-kit';
import { useCallback, useMemo, useState } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import type { CrudForm } from '../../../kit/edit/CrudForm';
import { lazyDialog } from '../../../kit/lazyDialog';
import { lazyPart } from '../../../kit/lazyPart';
import { CrudPage } from '../../../kit/list/CrudPage';
import type { ListColumn, ListFilter } from '../../../kit/list/ListShape';
import { TwoLines } from '../../../kit/list/TwoLines';
import { Whole } from '../../../kit/list/Whole';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { useAct } from '../../../kit/record/useAct';
import { StatusTag } from '../../../kit/status/StatusTag';
import { consentStrings } from '../parts/consentStrings';
import type { Connector } from '../parts/useConnectors';
import { HeadActions } from './HeadActions';
import { strings, type Word } from './strings';

const ConnectorFields = lazyPart(async () => (await import('./ConnectorFields')).ConnectorFields);
const CheckDialog = lazyDialog(async () => (await import('./CheckDialog')).CheckDialog);
const AuthorizeDialog = lazyDialog(async () => (await import('../parts/AuthorizeDialog')).AuthorizeDialog);
const FileDialog = lazyDialog(async () => (await import('./files/FileDialog')).FileDialog);

interface ConnectorDraft {
  name: string;
  provider: Connector['provider'];
  quotaDay: number | undefined;
  credentials: Record<string, string> | undefined;
}

const events = ['resume', 'pause', 'enable', 'disable'] as const;

/** Ways to channels: their keys, the quota of the day, and who gave consent (domain/connectors). */
export function ConnectorsScreen() {
  const t = useStrings(strings);
  const consentWords = useStrings(consentStrings);
  const format = useFormat();
  const locale = useLocale();
  const { nameFor, optionsOf } = useDictionary();
  const { client } = useConsole();
  const confirm = useConfirm();
  const { act } = useAct();
  const [isImporting, setImporting] = useState(false);
  const [asked, setAsked] = useState<{ connector: Connector; list: ListHandle<Connector> }>();
  const [checked, setChecked] = useState<{ connector: Connector; list: ListHandle<Connector> }>();
  const can = useCan();
  const mayCheck = can('connector.pause') || can('queue.query');
  const columns = useMemo((): ListColumn<typeof connectorApi.page>[] => {
    const noteOf = ({ pausedUntil, pauseReason }: Connector) =>
      pausedUntil ? t('waits', { time: format.exact(pausedUntil) }) : pauseReason;
    const consentNoteOf = ({ refusedCount, consentEndTime }: Connector) =>
      refusedCount > 0
        ? t('askAgain', { count: format.number(refusedCount) })
        : consentEndTime && t('ends', { time: format.day(consentEndTime) });
    return [
      {
        field: 'name',
        header: t('name'),
        flex: 1,
        minWidth: 200,
        isSortable: true,
        isFixed: true,
        onCard: 'title',
        render: ({ name, provider }) => <TwoLines second={t(`provider_${provider}`)}>{name}</TwoLines>,
      },
      { field: 'webId', header: t('webId'), width: 170, isHidden: true, render: ({ webId }) => nameFor('webId', webId) },
      {
        field: 'connectorStatus',
        header: t('status'),
        width: 220,
        render: (row) => (
          <TwoLines second={noteOf(row)}>
            <StatusTag type="connectorStatus" code={row.connectorStatus} />
          </TwoLines>
        ),
      },
      {
        field: 'quotaUsed',
        header: t('quota'),
        width: 190,
        align: 'right',
        render: ({ quotaUsed, quotaDay, quotaResetTime }) => (
          <TwoLines second={quotaResetTime && <Whole>{t('resets', { time: format.exact(quotaResetTime) })}</Whole>}>
            {quotaDay === null ? format.number(quotaUsed) : t('quotaOf', { used: format.number(quotaUsed), day: format.number(quotaDay) })}
          </TwoLines>
        ),
      },
      {
        field: 'doneDay',
        header: t('lastDay'),
        width: 150,
        align: 'right',
        render: ({ doneDay, failedDay }) => (
          <TwoLines second={failedDay > 0 && t('failedDay', { count: format.number(failedDay) })}>
            {t('doneDay', { count: format.number(doneDay) })}
          </TwoLines>
        ),
      },
      {
        field: 'hasCredentials',
        header: t('keys'),
        width: 110,
        render: ({ hasCredentials }) => t(hasCredentials ? 'keysSet' : 'keysMissing'),
      },
      {
        field: 'consentCount',
        header: t('consents'),
        width: 170,
        align: 'right',
        render: (row) => <TwoLines second={consentNoteOf(row)}>{format.number(row.consentCount)}</TwoLines>,
      },
    ];
  }, [t, format, nameFor]);
  const filters = useMemo(
    (): ListFilter<typeof connectorApi.page>[] => [
      {
        kind: 'choice',
        field: 'connectorStatus',
        label: t('status'),
        choices: optionsOf('connectorStatus').map(({ code, names }) => ({ value: code, label: names[locale] })),
        isMultiple: true,
      },
    ],
    [t, optionsOf, locale],
  );
  const form = useMemo(
    (): CrudForm<Connector, ConnectorDraft> => ({
      Fields: ConnectorFields,
      defaults: { name: '', provider: 'youtube', quotaDay: undefined, credentials: undefined },
      draftOf: ({ name, provider, quotaDay }) => ({ name, provider, quotaDay: quotaDay ?? undefined, credentials: undefined }),
      labelOf: (field) => t(field as Word),
      show: (field) => (field === 'credentials' ? '•••' : undefined),
    }),
    [t],
  );
  const rowActions = useCallback(
    (connector: Connector, list: ListHandle<Connector>): RowAction[] => {
      const { id, name, can: may } = connector;
      const turn = async (event: (typeof events)[number]) => {
        if (event === 'pause' || event === 'disable') {
          const sure = await confirm({ title: t(`${event}Ask`, { name }), children: t('pauseHint'), confirmLabel: t(event) });
          if (!sure) return;
        }
        if (await act(() => client.call(connectorApi[event], { id }), t('done', { name }))) list.reload();
      };
      return [
        ...(mayCheck ? [{ key: 'check', label: t('check'), onRun: () => setChecked({ connector, list }) }] : []),
        ...(may.includes('authorize') && connector.consentFrom
          ? [
              {
                key: 'authorize',
                label: consentWords(connector.consentFrom === 'shop' ? 'authorizeShop' : 'authorize'),
                onRun: () => setAsked({ connector, list }),
              },
            ]
          : []),
        ...events.filter((event) => may.includes(event)).map((event) => ({ key: event, label: t(event), onRun: () => void turn(event) })),
      ];
    },
    [t, consentWords, act, client, confirm, mayCheck],
  );
  const actions = useCallback(() => <HeadActions onImport={() => setImporting(true)} />, []);
  return (
    <>
      <CrudPage
        api={connectorApi}
        table="connectors"
        words={{ plural: t('title'), noun: t('noun') }}
        list={{ columns, nameOf, search: { field: 'searchValue', label: t('search') }, filters }}
        form={form}
        rowActions={rowActions}
        actions={actions}
      />
      {isImporting && <FileDialog onClose={() => setImporting(false)} />}
      {checked && (
        <CheckDialog
          connector={checked.connector}
          onClose={(hasChanged) => {
            setChecked(undefined);
            if (hasChanged) checked.list.reload();
          }}
        />
      )}
      {asked && (
        <AuthorizeDialog
          connector={asked.connector}
          onClose={(hasChanged) => {
            setAsked(undefined);
            if (hasChanged) asked.list.reload();
          }}
        />
      )}
    </>
  );
}

const nameOf = ({ name }: { name: string }) => name;
