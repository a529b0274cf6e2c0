import { documentFormats, type ParsedInputOf, sysFileOnlineApi } from '@backlot/contract';
import type { RowAction } from '@backlot/data-table';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useNotice } from '@backlot/ui-kit';
import { useCallback, useMemo, useState } from 'react';
import type { CrudForm } from '../../../kit/edit/CrudForm';
import { lazyDialog } from '../../../kit/lazyDialog';
import { lazyPart } from '../../../kit/lazyPart';
import { CrudPage } from '../../../kit/list/CrudPage';
import type { ListColumn, ListFilter } from '../../../kit/list/ListShape';
import { TwoLines } from '../../../kit/list/TwoLines';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { saveFile } from '../../../kit/saveFile';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { DocumentName } from './DocumentName';
import type { OnlineDocument } from './OnlineDocument';
import { strings, type Word } from './strings';

const DocumentFields = lazyPart(async () => (await import('./DocumentFields')).DocumentFields);
const DocumentDrawer = lazyDialog(async () => (await import('./DocumentDrawer')).DocumentDrawer);

type Draft = ParsedInputOf<typeof sysFileOnlineApi.add>;

/** Texts that are written in the browser, with their versions (system-pages 1.7.7). */
export function OnlineDocumentsScreen() {
  const t = useStrings(strings);
  const format = useFormat();
  const notify = useNotice();
  const { client } = useConsole();
  const [opened, setOpened] = useState<{ document: OnlineDocument; reload: () => void }>();
  const open = useCallback((document: OnlineDocument, reload: () => void) => setOpened({ document, reload }), []);
  const download = useCallback(
    async (id: string) => {
      try {
        const { name, format: ending, content } = await client.call(sysFileOnlineApi.detail, { id });
        saveFile({ blob: new Blob([content ?? ''], { type: 'text/plain;charset=utf-8' }), fileName: `${name}.${ending}` });
      } catch (error) {
        notify.error((error as Error).message);
      }
    },
    [client, notify],
  );
  const columns = useMemo(
    (): ListColumn<typeof sysFileOnlineApi.page>[] => [
      {
        field: 'name',
        header: t('name'),
        flex: 1,
        minWidth: 220,
        isSortable: true,
        isFixed: true,
        onCard: 'title',
        render: (document) => (
          <TwoLines second={document.remark}>
            <DocumentName document={document} onOpen={open} />
          </TwoLines>
        ),
      },
      { field: 'format', header: t('format'), width: 130, render: (document) => t(`format_${document.format}`) },
      { field: 'versionNo', header: t('version'), width: 100, align: 'right' },
      {
        field: 'characters',
        header: t('characters'),
        width: 120,
        align: 'right',
        isSortable: true,
        render: ({ characters }) => format.number(characters),
      },
      {
        field: 'changeTime',
        header: t('changed'),
        kind: 'time',
        isSortable: true,
      },
      { field: 'changeUserName', header: t('changedBy'), width: 160, render: ({ changeUserName }) => changeUserName ?? t('system') },
    ],
    [t, format, open],
  );
  const filters = useMemo(
    (): ListFilter<typeof sysFileOnlineApi.page>[] => [
      {
        kind: 'choice',
        field: 'format',
        label: t('format'),
        choices: documentFormats.map((value) => ({ value, label: t(`format_${value}`) })),
      },
    ],
    [t],
  );
  const rowActions = useCallback(
    (document: OnlineDocument, list: ListHandle<OnlineDocument>): RowAction[] => [
      { key: 'open', label: t('open'), onRun: () => open(document, list.reload) },
      { key: 'download', label: t('download'), onRun: () => void download(document.id) },
    ],
    [t, open, download],
  );
  const form = useMemo(() => formOf((field) => t(field as Word)), [t]);
  return (
    <>
      <CrudPage
        api={sysFileOnlineApi}
        table="onlineDocuments"
        words={{ plural: t('title'), noun: t('noun') }}
        list={{ columns, nameOf: ({ name }) => name, search: { field: 'name', label: t('name') }, filters }}
        form={form}
        rowActions={rowActions}
      />
      {opened && (
        <DocumentDrawer
          document={opened.document}
          onDownload={(id) => void download(id)}
          onChanged={opened.reload}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

const formOf = (labelOf: (field: string) => string): CrudForm<OnlineDocument, Draft> => ({
  Fields: DocumentFields,
  isWhole: true,
  width: 'large',
  defaults: { name: '', format: 'md', content: '', remark: '' },
  draftOf: ({ name, format, content, remark }) => ({ name, format, content: content ?? '', remark: remark ?? '' }),
  labelOf,
});
