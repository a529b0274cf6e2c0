import Button from '@mui/material/Button';
import { sysFileApi } from '@backlot/contract';
import type { BulkAction, RowAction } from '@backlot/data-table';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { lazyDialog } from '../../../kit/lazyDialog';
import { ListPage } from '../../../kit/list/ListPage';
import { PhoneFold } from '../../../kit/list/PhoneFold';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { SpaceCards } from './SpaceCards';
import type { StoredFile } from './StoredFile';
import { strings } from './strings';
import { useFileActs } from './useFileActs';
import { useFileList } from './useFileList';

const FileDrawer = lazyDialog(async () => (await import('./FileDrawer')).FileDrawer);
const UploadDialog = lazyDialog(async () => (await import('./UploadDialog')).UploadDialog);
const CleanUpDialog = lazyDialog(async () => (await import('./CleanUpDialog')).CleanUpDialog);

type Open = { what: 'file'; file: StoredFile } | { what: 'upload' | 'cleanUp'; list: ListHandle<StoredFile> };

/** Every stored file: what it is, where it is used, how much space kinds take, and what nothing names any more (system-pages 1.7.6). */
export function FilesScreen() {
  const t = useStrings(strings);
  const can = useCan();
  const queries = useQueryClient();
  const list = useFileList();
  const { download, downloadMany, remove } = useFileActs();
  const [open, setOpen] = useState<Open>();
  const mayRead = can('sysFileInfo.get');
  const show = useCallback((file: StoredFile) => setOpen({ what: 'file', file }), []);
  const changed = useCallback(
    (handle: ListHandle<StoredFile>) => {
      handle.reload();
      void queries.invalidateQueries();
    },
    [queries],
  );
  const rowActions = useCallback(
    (file: StoredFile, handle: ListHandle<StoredFile>): RowAction[] => [
      ...(mayRead ? [{ key: 'open', label: t('open'), onRun: () => show(file) }] : []),
      ...(file.can.includes('download') ? [{ key: 'download', label: t('download'), onRun: () => void download(file.id) }] : []),
      ...(file.can.includes('delete')
        ? [{ key: 'delete', label: t('delete'), isDanger: true, onRun: () => void remove([file.id], () => changed(handle)) }]
        : []),
    ],
    [t, mayRead, show, download, remove, changed],
  );
  const bulkActions = useCallback(
    (handle: ListHandle<StoredFile>): BulkAction[] => [
      ...(can('sysFileInfo.download')
        ? [
            {
              key: 'zip',
              label: t('zip'),
              onRun: (selection: Parameters<BulkAction['onRun']>[0]) => selection.kind === 'rows' && downloadMany(selection.ids),
            },
          ]
        : []),
      ...(can('sysFileInfo.delete')
        ? [
            {
              key: 'delete',
              label: t('delete'),
              isDanger: true,
              onRun: (selection: Parameters<BulkAction['onRun']>[0]) =>
                selection.kind === 'rows' && remove(selection.ids, () => changed(handle)),
            },
          ]
        : []),
    ],
    [can, t, downloadMany, remove, changed],
  );
  const actions = (handle: ListHandle<StoredFile>) =>
    can('sysFileInfo.delete') && (
      <Button variant="outlined" onClick={() => setOpen({ what: 'cleanUp', list: handle })}>
        {t('cleanUp')}
      </Button>
    );
  const main = (handle: ListHandle<StoredFile>) => (
    <Button variant="contained" onClick={() => setOpen({ what: 'upload', list: handle })}>
      {t('upload')}
    </Button>
  );
  return (
    <>
      <ListPage
        calls={{ page: sysFileApi.page }}
        table="files"
        title={t('title')}
        list={list}
        rowActions={rowActions}
        bulkActions={bulkActions}
        {...(mayRead && { onOpenRow: show })}
        actions={actions}
        main={main}
        above={
          <PhoneFold title={t('standing')}>
            <SpaceCards />
          </PhoneFold>
        }
      />
      {open?.what === 'file' && <FileDrawer file={open.file} onDownload={download} onClose={() => setOpen(undefined)} />}
      {open?.what === 'upload' && (
        <UploadDialog
          onClose={(hasChanged) => {
            if (hasChanged) changed(open.list);
            setOpen(undefined);
          }}
        />
      )}
      {open?.what === 'cleanUp' && (
        <CleanUpDialog
          onClose={(hasChanged) => {
            if (hasChanged) changed(open.list);
            setOpen(undefined);
          }}
        />
      )}
    </>
  );
}
