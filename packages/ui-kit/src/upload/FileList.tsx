import CloseIcon from '@mui/icons-material/Close';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import PauseOutlined from '@mui/icons-material/PauseOutlined';
import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined';
import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { type MouseEvent, useState } from 'react';
import { fileKindOf } from './fileKindOf';
import { FilePreview, type PreviewFile } from './FilePreview';
import { formatBytes } from './formatBytes';
import { uploadStrings } from './strings';

/** A file to show: stored, on its way, or failed. */
export interface ListedFile {
  id: string;
  name: string;
  bytes?: number;
  /** Where the name leads: pictures, films and sound open here, other files in a new tab. */
  url?: string;
  status?: 'waiting' | 'uploading' | 'paused' | 'success' | 'exception';
  /** 0 to 1 while uploading and paused. */
  progress?: number;
  /** Why it failed. */
  error?: string;
}

/** Files, and what may be done with them; an action that is left out has no button. */
export interface FileListProps {
  files: readonly ListedFile[];
  onRemove?: (file: ListedFile) => void;
  onRetry?: (file: ListedFile) => void;
  onPause?: (file: ListedFile) => void;
  onResume?: (file: ListedFile) => void;
  onDownload?: (file: ListedFile) => void;
  label?: string;
}

/** One row a file: name, size, progress, what went wrong. */
export function FileList({ files, onRemove, onRetry, onPause, onResume, onDownload, label }: FileListProps) {
  const t = useStrings(uploadStrings);
  const [opened, setOpened] = useState<PreviewFile | null>(null);
  if (files.length === 0) return null;
  return (
    <>
      <Box component="ul" aria-label={label ?? t('files')} sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {files.map((file) => (
          <FileRow key={file.id} file={file} {...{ onRemove, onRetry, onPause, onResume, onDownload }} onOpen={setOpened} />
        ))}
      </Box>
      <FilePreview file={opened} onClose={() => setOpened(null)} />
    </>
  );
}

interface FileRowProps {
  file: ListedFile;
  onRemove: FileListProps['onRemove'];
  onRetry: FileListProps['onRetry'];
  onPause: FileListProps['onPause'];
  onResume: FileListProps['onResume'];
  onDownload: FileListProps['onDownload'];
  onOpen: (file: PreviewFile) => void;
}

function FileRow({ file, onRemove, onRetry, onPause, onResume, onDownload, onOpen }: FileRowProps) {
  const t = useStrings(uploadStrings);
  const locale = useLocale();
  const { name, bytes, url, status = 'success', progress = 0, error } = file;
  const hasFailed = status === 'exception';
  const note = hasFailed
    ? (error ?? t('fileFailed'))
    : status === 'waiting'
      ? t('waiting')
      : [
          bytes !== undefined && formatBytes(bytes, locale),
          // A large file is told of by its share.
          (onPause || onResume) && (status === 'uploading' || status === 'paused') && `${Math.floor(progress * 100)} %`,
          status === 'paused' && t('paused'),
        ]
          .filter(Boolean)
          .join(' · ');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        minHeight: 44,
        pl: 3,
        pr: 1,
        py: 1,
        border: 1,
        borderColor: hasFailed ? 'error.main' : 'line.main',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <InsertDriveFileOutlined aria-hidden sx={{ fontSize: 20, color: hasFailed ? 'error.main' : 'ink.third' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', columnGap: 2, flexWrap: 'wrap' }}>
          <Box sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }} title={name}>
            {url && status === 'success' ? (
              <Link
                href={url}
                target="_blank"
                rel="noreferrer"
                onClick={(event) => isShownHere(event, name) && onOpen({ name, url, ...(bytes !== undefined && { bytes }) })}
              >
                {name}
              </Link>
            ) : (
              name
            )}
          </Box>
          <Box sx={{ fontSize: '0.78125rem', lineHeight: '21px', color: hasFailed ? 'error.main' : 'ink.third' }}>{note}</Box>
        </Box>
        {(status === 'uploading' || status === 'paused') && (
          <LinearProgress variant="determinate" value={progress * 100} aria-label={t('uploading', { name })} sx={{ mt: 1, height: 4 }} />
        )}
      </Box>
      {hasFailed && onRetry && (
        <IconButton size="small" aria-label={t('retry', { name })} onClick={() => onRetry(file)}>
          <RefreshOutlined />
        </IconButton>
      )}
      {status === 'uploading' && onPause && (
        <IconButton size="small" aria-label={t('pause', { name })} onClick={() => onPause(file)}>
          <PauseOutlined />
        </IconButton>
      )}
      {status === 'paused' && onResume && (
        <IconButton size="small" aria-label={t('resume', { name })} onClick={() => onResume(file)}>
          <PlayArrowOutlined />
        </IconButton>
      )}
      {status === 'success' && onDownload && (
        <IconButton size="small" aria-label={t('download', { name })} onClick={() => onDownload(file)}>
          <DownloadOutlined />
        </IconButton>
      )}
      {onRemove && (
        <IconButton
          size="small"
          aria-label={t(status === 'uploading' || status === 'waiting' || status === 'paused' ? 'cancel' : 'remove', { name })}
          onClick={() => onRemove(file)}
        >
          <CloseIcon />
        </IconButton>
      )}
    </Box>
  );
}

/** Whether a click opens the preview; with a key held down the browser opens a tab as ever. */
function isShownHere(event: MouseEvent, name: string): boolean {
  if (fileKindOf(name) === 'other' || event.metaKey || event.ctrlKey || event.shiftKey) return false;
  event.preventDefault();
  return true;
}
