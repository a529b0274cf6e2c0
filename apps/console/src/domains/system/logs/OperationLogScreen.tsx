import { knownAgent, type OutputOf, sysOpLogApi } from '@backlot/contract';
import { DictTag, useDictionary } from '@backlot/dictionary/react';
import { type Format, type Locale, nameOf, type Translate } from '@backlot/i18n';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { StatusChip } from '@backlot/ui-kit';
import { useCallback, useMemo, useState } from 'react';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { ListPage } from '../../../kit/list/ListPage';
import { LogActions } from './LogActions';
import { LogDetail } from './LogDetail';
import { logFilters } from './logFilters';
import { strings, type Word } from './strings';
import type { ListColumn } from '../../../kit/list/ListShape';

type Operation = OutputOf<typeof sysOpLogApi.page>['rows'][number];

/** Who changed what, as the log shows it (system-pages 1.7.8); the audit chain stands apart. */
export function OperationLogScreen() {
  const t = useStrings(strings);
  const format = useFormat();
  const locale = useLocale();
  const { nameFor, optionsOf } = useDictionary();
  const types = optionsOf('op_type');
  const [opened, setOpened] = useState<Operation>();
  const columns = useMemo(() => columnsOf(t, format, locale), [t, format, locale]);
  const filters = useMemo(
    () =>
      logFilters(t, {
        field: 'opType',
        label: t('opType'),
        choices: types.map(({ code, names }) => ({ value: code, label: names[locale] })),
      }),
    [t, types, locale],
  );
  const rowActions = useCallback((row: Operation) => [{ key: 'detail', label: t('detail'), onRun: () => setOpened(row) }], [t]);
  return (
    <>
      <ListPage
        calls={{ page: sysOpLogApi.page }}
        table="operationLog"
        title={t('operations')}
        list={{ columns, nameOf: nameOfOperation, search: { field: 'account', label: t('account') }, filters }}
        rowActions={rowActions}
        onOpenRow={setOpened}
        actions={logActions}
      />
      {opened && (
        <LogDetail
          title={nameOf(opened, locale)}
          facts={[
            ['account', opened.account],
            ['time', format.dateTime(opened.opTime)],
            ['opType', nameFor('op_type', opened.opType)],
            ['success', t(opened.success)],
            ['message', opened.message],
            ['url', `${opened.reqMethod} ${opened.url}`],
            ['call', `${opened.className}.${opened.methodName}`],
            ['param', opened.param],
            ['result', opened.result],
            ['requestId', opened.requestId],
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

const logActions = (list: ListHandle<Operation>, exportNow: () => object) => (
  <LogActions api={sysOpLogApi} exportNow={exportNow} onCleared={list.reload} />
);

const nameOfOperation = ({ name }: Operation) => name;

const columnsOf = (t: Translate<Word>, format: Format, locale: Locale): ListColumn<typeof sysOpLogApi.page>[] => [
  { field: 'opTime', header: t('time'), width: 180, isSortable: true, isFixed: true, render: ({ opTime }) => format.dateTime(opTime) },
  { field: 'name', header: t('name'), flex: 1, minWidth: 180, onCard: 'title', render: (row) => nameOf(row, locale) },
  { field: 'opType', header: t('opType'), width: 140, render: ({ opType }) => <DictTag type="op_type" code={opType} /> },
  {
    field: 'success',
    header: t('success'),
    width: 100,
    render: ({ success }) => <StatusChip tone={success === 'Y' ? 'ok' : 'bad'}>{t(success)}</StatusChip>,
  },
  { field: 'account', header: t('account'), width: 140 },
  { field: 'ip', header: t('ip'), width: 130 },
  { field: 'url', header: t('url'), width: 200, onCard: 'none' },
  { field: 'message', header: t('message'), flex: 1, minWidth: 150, isHidden: true },
  { field: 'location', header: t('location'), width: 140, isHidden: true, render: ({ location }) => location ?? '–' },
  { field: 'browser', header: t('browser'), width: 130, render: ({ browser }) => knownAgent(browser) ?? '–', isHidden: true },
  { field: 'os', header: t('os'), width: 120, render: ({ os }) => knownAgent(os) ?? '–', isHidden: true },
];
