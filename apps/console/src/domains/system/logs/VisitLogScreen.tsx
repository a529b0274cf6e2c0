import { knownAgent, type OutputOf, sysVisLogApi } from '@backlot/contract';
import { DictTag, useDictionary } from '@backlot/dictionary/react';
import type { Format, Translate } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { StatusChip } from '@backlot/ui-kit';
import { useCallback, useMemo, useState } from 'react';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { ListPage } from '../../../kit/list/ListPage';
import { LogActions } from './LogActions';
import { LogDetail } from './LogDetail';
import { logFilters } from './logFilters';
import { strings, type Word } from './strings';
import type { ListColumn } from '../../../kit/list/ListShape';

type Visit = OutputOf<typeof sysVisLogApi.page>['rows'][number];

/** Sign-ins and sign-outs (system-pages 1.7.8). */
export function VisitLogScreen() {
  const t = useStrings(strings);
  const format = useFormat();
  const { nameFor } = useDictionary();
  const [opened, setOpened] = useState<Visit>();
  const columns = useMemo(() => columnsOf(t, format), [t, format]);
  const filters = useMemo(
    () =>
      logFilters(t, {
        field: 'visType',
        label: t('visType'),
        choices: [1, 2].map((value) => ({ value: String(value), label: nameFor('vis_type', value) })),
      }),
    [t, nameFor],
  );
  const rowActions = useCallback((row: Visit) => [{ key: 'detail', label: t('detail'), onRun: () => setOpened(row) }], [t]);
  return (
    <>
      <ListPage
        calls={{ page: sysVisLogApi.page }}
        table="visitLog"
        title={t('visits')}
        list={{ columns, nameOf: nameOfVisit, search: { field: 'account', label: t('account') }, filters }}
        rowActions={rowActions}
        onOpenRow={setOpened}
        actions={logActions}
      />
      {opened && (
        <LogDetail
          title={`${opened.account} · ${nameFor('vis_type', opened.visType)}`}
          facts={[
            ['name', opened.name],
            ['time', format.dateTime(opened.visTime)],
            ['success', t(opened.success)],
            ['message', opened.message],
            ['ip', opened.ip],
            ['location', opened.location],
            ['browser', knownAgent(opened.browser)],
            ['os', knownAgent(opened.os)],
          ]}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

const logActions = (list: ListHandle<Visit>, exportNow: () => object) => (
  <LogActions api={sysVisLogApi} exportNow={exportNow} onCleared={list.reload} />
);

const nameOfVisit = ({ account }: Visit) => account;

const columnsOf = (t: Translate<Word>, format: Format): ListColumn<typeof sysVisLogApi.page>[] => [
  { field: 'visTime', header: t('time'), width: 180, isSortable: true, isFixed: true, render: ({ visTime }) => format.dateTime(visTime) },
  { field: 'account', header: t('account'), width: 150, onCard: 'title' },
  { field: 'name', header: t('name'), flex: 1, minWidth: 130 },
  { field: 'visType', header: t('visType'), width: 110, render: ({ visType }) => <DictTag type="vis_type" code={visType} /> },
  {
    field: 'success',
    header: t('success'),
    width: 100,
    render: ({ success }) => <StatusChip tone={success === 'Y' ? 'ok' : 'bad'}>{t(success)}</StatusChip>,
  },
  { field: 'ip', header: t('ip'), width: 140 },
  { field: 'location', header: t('location'), width: 140, isHidden: true, render: ({ location }) => location ?? '–' },
  { field: 'browser', header: t('browser'), width: 140, render: ({ browser }) => knownAgent(browser) ?? '–', onCard: 'none' },
  { field: 'message', header: t('message'), flex: 1, minWidth: 150, isHidden: true },
  { field: 'os', header: t('os'), width: 120, render: ({ os }) => knownAgent(os) ?? '–', isHidden: true },
];
