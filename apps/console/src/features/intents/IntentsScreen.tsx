import Button from '@mui/material/Button';
import { intentApi } from '@backlot/contract';
import type { TableColumn, TableFilter } from '@backlot/data-table';
import { useDictionary } from '@backlot/dictionary/react';
import { type Format, missingText, type Translate } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useConsole } from '../../shared/console/ConsoleContext';
import type { ListHandle } from '../../shared/crud/ListHandle';
import { ListPage } from '../../shared/list/ListPage';
import { TwoLines } from '../../shared/list/TwoLines';
import { useAct } from '../../shared/record/useAct';
import { StatusTag } from '../../shared/trade/StatusTag';
import { ConvertDialog } from './ConvertDialog';
import type { Intent } from './Intent';
import { ReplyDialog } from './ReplyDialog';
import { SendDialog } from './SendDialog';
import { strings, type Word } from './strings';

/** Invitations to creators: sent, answered, turned into submissions (domain/life-cycles 3.15). */
export function IntentsScreen() {
  const t = useStrings(strings);
  const format = useFormat();
  const can = useCan();
  const { nameFor } = useDictionary();
  const { client } = useConsole();
  const { act } = useAct();
  const [dialog, setDialog] = useState<ReactNode>();
  const open = useCallback((list: ListHandle<Intent>, draw: (close: (hasChanged: boolean) => void) => ReactNode) => {
    const close = (hasChanged: boolean) => {
      setDialog(undefined);
      if (hasChanged) list.reload();
    };
    setDialog(draw(close));
  }, []);
  const columns = useMemo(() => columnsOf(t, format), [t, format]);
  const filters = useMemo((): TableFilter[] => [{ kind: 'choice', field: 'intentStatus', label: t('status'), choices: [0, 1, 2, 3, 4, 5].map((state) => ({ value: String(state), label: nameFor('intentStatus', state) })), isMultiple: true }], [t, nameFor]);
  const search = useMemo(() => ({ field: 'searchValue', label: t('searchHint') }), [t]);
  const rowActions = useCallback(
    (intent: Intent, list: ListHandle<Intent>) => [
      ...(intent.can.includes('view') ? [{ key: 'view', label: t('view'), onRun: () => void act(() => client.call(intentApi.view, { id: intent.id }), t('viewedDone', { name: intent.up.name })).then(list.reload) }] : []),
      ...(mayReply(intent) ? [{ key: 'reply', label: t('reply'), onRun: () => open(list, (close) => <ReplyDialog intent={intent} onClose={close} />) }] : []),
      ...(intent.can.includes('convert') ? [{ key: 'convert', label: t('convert'), onRun: () => open(list, (close) => <ConvertDialog intent={intent} onClose={close} />) }] : []),
    ],
    [t, open, act, client],
  );
  const actions = (list: ListHandle<Intent>) =>
    can('intent.send') && (
      <Button variant="contained" onClick={() => open(list, (close) => <SendDialog onClose={close} />)}>
        {t('send')}
      </Button>
    );
  return (
    <>
      <ListPage endpoint={intentApi.page} exportEndpoint={intentApi.export} table="intents" title={t('title')} columns={columns} filters={filters} search={search} nameOf={nameOfIntent} rowActions={rowActions} actions={actions} />
      {dialog}
    </>
  );
}

const nameOfIntent = ({ up }: Intent) => up.name;

const mayReply = ({ can }: Intent) => can.some((event) => event === 'reply' || event === 'accept' || event === 'decline');

const columnsOf = (t: Translate<Word>, format: Format): TableColumn<Intent>[] => [
  {
    field: 'up',
    header: t('up'),
    flex: 1,
    minWidth: 170,
    isFixed: true,
    onCard: 'title',
    render: ({ up, intentNo }) => <TwoLines second={intentNo}>{up.name}</TwoLines>,
  },
  { field: 'intentStatus', header: t('status'), width: 120, render: ({ intentStatus }) => <StatusTag type="intentStatus" code={intentStatus} /> },
  { field: 'fromType', header: t('from'), width: 120, render: ({ fromType }) => t(fromType === 1 ? 'from1' : fromType === 2 ? 'from2' : 'from3') },
  { field: 'sender', header: t('sender'), width: 150, render: ({ sender }) => sender.name },
  { field: 'about', header: t('about'), flex: 1, minWidth: 150, render: ({ workOrder, goods, shop }) => workOrder?.name ?? goods?.name ?? shop?.name ?? missingText },
  { field: 'message', header: t('message'), flex: 1.4, minWidth: 200 },
  { field: 'offer', header: t('offer'), width: 110, align: 'right', render: ({ offerProportion }) => (offerProportion === null ? missingText : format.percent(offerProportion)) },
  { field: 'replyContent', header: t('replyContent'), flex: 1, minWidth: 160, isHidden: true },
  { field: 'expireTime', header: t('expireTime'), width: 170, isSortable: true, render: ({ expireTime }) => format.dateTime(expireTime) },
  { field: 'createTime', header: t('createTime'), width: 170, isSortable: true, isHidden: true, render: ({ createTime }) => format.dateTime(createTime) },
];
