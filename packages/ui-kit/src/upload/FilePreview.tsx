import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { Dialog } from '../dialogs/Dialog';
import { type FileKind, fileKindOf } from './fileKindOf';
import { formatBytes } from './formatBytes';
import { uploadStrings } from './strings';

/** A stored file. */
export interface PreviewFile {
  name: string;
  /** Where it is fetched from; the same for viewing and downloading. */
  url: string;
  bytes?: number;
}

/** Which file is open; null for none. */
export interface FilePreviewProps {
  file: PreviewFile | null;
  onClose: () => void;
}

/** A stored file before it is downloaded: pictures, films and sound play here, of others name and size are shown. */
export function FilePreview({ file, onClose }: FilePreviewProps) {
  const t = useStrings(uploadStrings);
  return (
    <Dialog
      open={file !== null}
      title={file?.name ?? ''}
      width="large"
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('close')}
          </Button>
          {file && (
            <Button variant="contained" component="a" href={file.url} download={file.name}>
              {t('downloadFile')}
            </Button>
          )}
        </>
      }
    >
      {file && <Body key={file.url} file={file} />}
    </Dialog>
  );
}

const frame = { display: 'block', mx: 'auto', maxWidth: 1, maxHeight: '65vh' } as const;

function Body({ file: { name, url, bytes } }: { file: PreviewFile }) {
  const t = useStrings(uploadStrings);
  const locale = useLocale();
  const [isBroken, setIsBroken] = useState(false);
  const kind: FileKind = fileKindOf(name);
  const fail = () => setIsBroken(true);
  if (isBroken) return <Box role="alert">{t('fileBroken')}</Box>;
  if (kind === 'image') return <Box component="img" src={url} alt={name} onError={fail} sx={frame} />;
  if (kind === 'video') return <Box component="video" src={url} controls preload="metadata" aria-label={name} onError={fail} sx={frame} />;
  if (kind === 'audio')
    return <Box component="audio" src={url} controls preload="metadata" aria-label={name} onError={fail} sx={{ ...frame, width: 1 }} />;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, py: 6, color: 'text.secondary' }}>
      <InsertDriveFileOutlined aria-hidden sx={{ fontSize: 40 }} />
      <span>{t('noPreview')}</span>
      {bytes !== undefined && <span>{formatBytes(bytes, locale)}</span>}
    </Box>
  );
}
