import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { sysFileApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { DescriptionList, ErrorState, formatBytes, LoadingState, SideDrawer } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyDialog } from '../../../kit/lazyDialog';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { FileContent } from './FileContent';
import { FileHistory } from './FileHistory';
import type { StoredFile } from './StoredFile';
import { strings } from './strings';

const FileEditorDialog = lazyDialog(async () => (await import('./FileEditorDialog')).FileEditorDialog);

interface FileDrawerProps {
  file: StoredFile;
  onDownload: (id: string, versionNo?: number) => Promise<void>;
  onClose: () => void;
}

/** One file: what is in it as far as a browser shows it, where it is used, and how it is stored. */
export function FileDrawer({ file, onDownload, onClose }: FileDrawerProps) {
  const t = useStrings(strings);
  const format = useFormat();
  const locale = useLocale();
  const { nameFor } = useDictionary();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery({ ...client.query(sysFileApi.detail, { id: file.id }), gcTime: 0 });
  const [isEditing, setEditing] = useState(false);
  const isOffice = data !== undefined && data.editor !== 'none';
  const { fileLocation, fileBucket, fileSuffix, fileObjectName, mime, size, createUserName, createTime } = file;
  return (
    <SideDrawer
      open
      title={file.fileOriginName}
      subtitle={`${t(`kind_${file.kind}`)} · ${formatBytes(size, locale)}`}
      onClose={onClose}
      actions={
        <>
          {file.can.includes('download') && (
            <Button variant={isOffice ? 'outlined' : 'contained'} onClick={() => void onDownload(file.id)}>
              {t('download')}
            </Button>
          )}
          {isOffice && (
            <Button variant="contained" onClick={() => setEditing(true)}>
              {t(data.editor === 'edit' ? 'editOnline' : 'openOnline')}
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 5 }}>
        <Box component="section" aria-label={t('preview')}>
          {isOffice && file.kind !== 'sheet' ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('officePreview')}
            </Typography>
          ) : (
            <FileContent file={file} />
          )}
        </Box>
        <Box component="section">
          <Typography component="h3" variant="subtitle2" sx={{ mb: 2 }}>
            {t('whereUsed')}
          </Typography>
          {error && (
            <ErrorState dense onRetry={() => void refetch()}>
              {error.message}
            </ErrorState>
          )}
          {!data && !error && <LoadingState count={1} />}
          {data?.uses.length === 0 && <Typography variant="body2">{t('usedNowhere')}</Typography>}
          {data && data.uses.length > 0 && (
            <Box component="ul" sx={{ m: 0, pl: 5 }}>
              {data.uses.map(({ use, recordId, name }) => (
                <li key={`${use} ${recordId}`}>{t(`use_${use}`, { name })}</li>
              ))}
            </Box>
          )}
        </Box>
        {data && data.history.length > 0 && <FileHistory file={file} history={data.history} onDownload={onDownload} />}
        <DescriptionList
          items={[
            { label: t('owner'), value: createUserName ?? t('system') },
            { label: t('created'), value: format.exact(createTime) },
            { label: t('location'), value: nameFor('file_storage_location', fileLocation) },
            { label: t('bucket'), value: fileBucket },
            { label: t('suffix'), value: fileSuffix },
            { label: t('mime'), value: mime },
            { label: t('objectName'), value: fileObjectName, wide: true },
            ...(data ? [{ label: t('filePath'), value: data.filePath, wide: true }] : []),
          ]}
        />
      </Box>
      {isEditing && data && data.editor !== 'none' && <FileEditorDialog file={file} mode={data.editor} onClose={() => setEditing(false)} />}
    </SideDrawer>
  );
}
