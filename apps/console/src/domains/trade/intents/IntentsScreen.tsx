import Button from '@mui/material/Button';
import { intentApi, intentLife, is, type Permission } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { countries, type Format, missingText, type Translate } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { WithPicture } from '../../../kit/files/WithPicture';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { lazyDialog } from '../../../kit/lazyDialog';
import { DueDay } from '../../../kit/list/DueDay';
import { ListPage } from '../../../kit/list/ListPage';
import { percentInColumn } from '../../../kit/list/percentInColumn';
import { presetsFor } from '../../../kit/list/presetsFor';
import { TwoLines } from '../../../kit/list/TwoLines';
import { RecordLink } from '../../../kit/record/RecordLink';
import { useAct } from '../../../kit/record/useAct';
import { StatusTag } from '../../../kit/status/StatusTag';
import { ConvertDialog } from './ConvertDialog';
import type { Intent } from './Intent';
import { ReplyDialog } from './ReplyDialog';
import { SendDialog } from './SendDialog';
import { strings, type Word } from './strings';
import type { ListColumn, ListFilter } from '../../../kit/list/ListShape';

const IntentDrawer = lazyDialog(async () => (await import('./IntentDrawer')).IntentDrawer);

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
  const [mayOpenUp, mayRead] = [can('upLibrary.query'), can('intent.get')];
  const columns = useMemo(() => columnsOf(t, format, mayOpenUp), [t, format, mayOpenUp]);
  const filters = useMemo(
    (): ListFilter<typeof intentApi.page>[] => [
      {
        kind: 'choice',
        field: 'intentStatus',
        label: t('status'),
        choices: [0, 1, 2, 3, 4, 5].map((state) => ({ value: String(state), label: nameFor('intentStatus', state) })),
        isMultiple: true,
      },
      {
        kind: 'choice',
        field: 'fromType',
        label: t('from'),
        choices: ([1, 2, 3] as const).map((from) => ({ value: String(from), label: t(`from${from}`) })),
        isMultiple: true,
      },
      {
        kind: 'choice',
        field: 'country',
        label: t('country'),
        choices: countries.map(({ code }) => ({ value: code, label: nameFor('country', code) })),
        isMultiple: true,
      },
      { kind: 'choice', field: 'due', label: t('due'), isMore: true, choices: [{ value: 'expiring', label: t('expiring') }] },
    ],
    [t, nameFor],
  );
  const presets = useMemo(() => intentPresets(t, can), [t, can]);
  const rowActions = useCallback(
    (intent: Intent, list: ListHandle<Intent>) => [
      ...(intent.can.includes('view')
        ? [
            {
              key: 'view',
              label: t('view'),
              onRun: () =>
                void act(() => client.call(intentApi.view, { id: intent.id }), t('viewedDone', { name: intent.up.name })).then(list.reload),
            },
          ]
        : []),
      ...(mayReply(intent)
        ? [{ key: 'reply', label: t('reply'), onRun: () => open(list, (close) => <ReplyDialog intent={intent} onClose={close} />) }]
        : []),
      ...(intent.can.includes('convert')
        ? [{ key: 'convert', label: t('convert'), onRun: () => open(list, (close) => <ConvertDialog intent={intent} onClose={close} />) }]
        : []),
      ...(mayRead
        ? [
            {
              key: 'detail',
              label: t('detail'),
              onRun: () => open(list, (close) => <IntentDrawer id={intent.id} name={intent.up.name} onClose={() => close(false)} />),
            },
          ]
        : []),
    ],
    [t, open, act, client, mayRead],
  );
  const main = (list: ListHandle<Intent>) =>
    can('intent.send') && (
      <Button variant="contained" onClick={() => open(list, (close) => <SendDialog onClose={close} />)}>
        {t('send')}
      </Button>
    );
  return (
    <>
      <ListPage
        calls={{ page: intentApi.page, export: intentApi.export }}
        table="intents"
        title={t('title')}
        list={{ columns, nameOf: nameOfIntent, search: { field: 'searchValue', label: t('searchHint') }, filters, presets }}
        rowActions={rowActions}
        main={main}
      />
      {dialog}
    </>
  );
}

const intentPresets = (t: Translate<Word>, can: (permission: Permission) => boolean) =>
  presetsFor<typeof intentApi.page>(can, [
    { key: 'unanswered', label: t('unanswered'), filters: { intentStatus: ['0', '1'] } },
    { key: 'expiring', label: t('expiring'), filters: { due: 'expiring' } },
    { key: 'convert', label: t('toConvert'), filters: { intentStatus: '2' }, needs: ['intent.convert'] },
  ]);

const nameOfIntent = ({ up }: Intent) => up.name;

const mayReply = ({ can }: Intent) => can.some((event) => event === 'reply' || event === 'accept' || event === 'decline');

const columnsOf = (t: Translate<Word>, format: Format, mayOpenUp: boolean): ListColumn<typeof intentApi.page>[] => [
  {
    field: 'up',
    header: t('up'),
    flex: 1,
    minWidth: 200,
    isFixed: true,
    onCard: 'title',
    render: ({ up, intentNo }) => (
      <WithPicture kind="up" id={up.id} name={up.name}>
        <TwoLines second={intentNo}>
          {mayOpenUp ? (
            <RecordLink path="/talentAdminDetail" id={up.id}>
              {up.name}
            </RecordLink>
          ) : (
            up.name
          )}
        </TwoLines>
      </WithPicture>
    ),
  },
  {
    field: 'intentStatus',
    header: t('status'),
    width: 150,
    render: ({ intentStatus }) => <StatusTag type="intentStatus" code={intentStatus} />,
  },
  {
    field: 'sender',
    header: t('sender'),
    width: 130,
    render: ({ sender, fromType }) => (
      <TwoLines second={sender && t(`from${fromType as 1 | 2 | 3}`)}>{sender?.name ?? t(`from${fromType as 1 | 2 | 3}`)}</TwoLines>
    ),
  },
  {
    field: 'about',
    header: t('about'),
    flex: 1,
    minWidth: 120,
    render: ({ workOrder, goods, shop }) => workOrder?.name ?? goods?.name ?? shop?.name ?? missingText,
  },
  { field: 'message', header: t('message'), flex: 1.4, minWidth: 130 },
  {
    field: 'offer',
    header: t('offer'),
    width: 80,
    align: 'right',
    render: ({ offerProportion }) => percentInColumn(format, offerProportion),
  },
  { field: 'replyContent', header: t('replyContent'), flex: 1, minWidth: 160, isHidden: true },
  {
    field: 'expireTime',
    header: t('expireTime'),
    width: 115,
    isSortable: true,
    render: (intent) => <DueDay day={format.day(intent.expireTime)} isRunning={is(intentLife, intent, 'sent', 'viewed', 'interested')} />,
  },
  {
    field: 'createTime',
    header: t('createTime'),
    isSortable: true,
    isHidden: true,
  },
];
