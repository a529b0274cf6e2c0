import CloseIcon from '@mui/icons-material/Close';
import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { useStrings } from '@backlot/i18n/react';
import type { ReactNode } from 'react';
import type { ListedFile } from './FileList';
import { uploadStrings } from './strings';

/** Pictures as squares; the last square may be the button that adds one. */
export interface PictureListProps {
  files: readonly ListedFile[];
  onRemove?: (file: ListedFile) => void;
  onRetry?: (file: ListedFile) => void;
  onView?: (file: ListedFile) => void;
  add?: ReactNode;
}

export function PictureList({ files, add, ...actions }: PictureListProps) {
  const t = useStrings(uploadStrings);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {files.length > 0 && (
        <Box component="ul" aria-label={t('files')} sx={{ display: 'contents', listStyle: 'none' }}>
          {files.map((file) => (
            <Picture key={file.id} file={file} {...actions} />
          ))}
        </Box>
      )}
      {add}
    </Box>
  );
}

function Picture({ file, onRemove, onRetry, onView }: { file: ListedFile } & Omit<PictureListProps, 'files' | 'add'>) {
  const t = useStrings(uploadStrings);
  const { name, url, status = 'success', progress = 0, error } = file;
  const isStored = status === 'success';
  const hasFailed = status === 'exception';
  return (
    <Box
      component="li"
      title={hasFailed ? (error ?? t('imageFailed')) : name}
      sx={{
        position: 'relative',
        width: 96,
        height: 96,
        overflow: 'hidden',
        border: 1,
        borderRadius: 1,
        borderColor: hasFailed ? 'error.main' : 'line.main',
        bgcolor: 'surface.raised',
        '& img': { width: '100%', height: '100%', objectFit: 'cover', opacity: isStored ? 1 : 0.35 },
      }}
    >
      <ButtonBase
        disabled={!isStored || !onView}
        aria-label={t('preview', { name })}
        onClick={() => onView?.(file)}
        sx={{ display: 'block', width: 1, height: 1, '&.Mui-focusVisible': { outlineOffset: -3 } }}
      >
        {url && <img src={url} alt="" />}
      </ButtonBase>
      {(status === 'uploading' || status === 'waiting') && (
        <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', pointerEvents: 'none' }}>
          <CircularProgress
            variant={status === 'waiting' ? 'indeterminate' : 'determinate'}
            value={progress * 100}
            size={30}
            thickness={5}
            aria-label={t('uploading', { name })}
          />
        </Box>
      )}
      {hasFailed && onRetry && (
        <IconButton
          aria-label={t('retry', { name })}
          onClick={() => onRetry(file)}
          sx={{
            position: 'absolute',
            inset: 0,
            m: 'auto',
            color: 'error.main',
            bgcolor: 'background.paper',
            '&:hover': { bgcolor: 'background.paper' },
          }}
        >
          <RefreshOutlined />
        </IconButton>
      )}
      {onRemove && (
        <IconButton
          size="small"
          aria-label={t(isStored || hasFailed ? 'remove' : 'cancel', { name })}
          onClick={() => onRemove(file)}
          sx={{
            position: 'absolute',
            top: 4,
            right: 4,
            width: 24,
            height: 24,
            color: '#fff',
            bgcolor: 'rgba(10, 18, 32, 0.7)',
            '&:hover': { bgcolor: 'rgba(10, 18, 32, 0.9)' },
          }}
        >
          <CloseIcon />
        </IconButton>
      )}
    </Box>
  );
}
