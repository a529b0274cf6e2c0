import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useStrings } from '@backlot/i18n/react';
import { type KeyboardEvent, useId, useState } from 'react';
import { NoticePlace } from '../notices/NoticePlace';
import { uploadStrings } from './strings';

/** A picture and its name. */
export interface PreviewImage {
  src: string;
  name: string;
}

/** Which picture is open; null for none. */
export interface ImagePreviewProps {
  images: readonly PreviewImage[];
  index: number | null;
  onIndexChange: (index: number | null) => void;
}

const zooms = [1, 1.5, 2, 3, 4];

/** Pictures at full size: arrows, Home and End turn the pages, + and - zoom, Escape closes. */
export function ImagePreview({ images, index, onIndexChange }: ImagePreviewProps) {
  const heading = useId();
  const image = index === null ? undefined : images[index];
  return (
    <Dialog
      fullScreen
      open={image !== undefined}
      onClose={() => onIndexChange(null)}
      slotProps={{ paper: { sx: { bgcolor: 'rgba(8, 13, 22, 0.94)', color: '#fff' } } }}
      aria-labelledby={heading}
    >
      {image && index !== null && (
        <Viewer key={image.src} heading={heading} image={image} index={index} count={images.length} onIndexChange={onIndexChange} />
      )}
    </Dialog>
  );
}

interface ViewerProps {
  heading: string;
  image: PreviewImage;
  index: number;
  count: number;
  onIndexChange: (index: number | null) => void;
}

function Viewer({ heading, image, index, count, onIndexChange }: ViewerProps) {
  const t = useStrings(uploadStrings);
  const [zoom, setZoom] = useState(0);
  const [isBroken, setIsBroken] = useState(false);
  const turn = (to: number) => to >= 0 && to < count && to !== index && onIndexChange(to);
  const zoomTo = (to: number) => setZoom(Math.min(zooms.length - 1, Math.max(0, to)));
  const keys: Record<string, () => void> = {
    ArrowLeft: () => turn(index - 1),
    ArrowRight: () => turn(index + 1),
    Home: () => turn(0),
    End: () => turn(count - 1),
    '+': () => zoomTo(zoom + 1),
    '=': () => zoomTo(zoom + 1),
    '-': () => zoomTo(zoom - 1),
    '0': () => zoomTo(0),
  };
  const press = (event: KeyboardEvent) => {
    const run = keys[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  };
  return (
    <Box
      role="group"
      aria-label={t('viewer')}
      tabIndex={-1}
      ref={focusOnce}
      onKeyDown={press}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: 1,
        outline: 0,
        '& .MuiIconButton-root': { color: '#fff' },
        '& .Mui-disabled': { opacity: 0.35 },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 4, py: 2 }}>
        <Box
          id={heading}
          component="h2"
          sx={{
            flex: 1,
            minWidth: 0,
            m: 0,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            fontSize: '0.875rem',
            fontWeight: 500,
          }}
        >
          {image.name}
        </Box>
        <Box role="status" sx={{ px: 2, fontVariantNumeric: 'tabular-nums', fontSize: '0.78125rem' }}>
          {t('position', { index: index + 1, count })}
        </Box>
        <IconButton aria-label={t('zoomOut')} disabled={zoom === 0} onClick={() => zoomTo(zoom - 1)}>
          <ZoomOut />
        </IconButton>
        <IconButton aria-label={t('zoomIn')} disabled={zoom === zooms.length - 1} onClick={() => zoomTo(zoom + 1)}>
          <ZoomIn />
        </IconButton>
        <IconButton aria-label={t('close')} onClick={() => onIndexChange(null)}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', flex: 1, minHeight: 0, alignItems: 'center', gap: 1, px: 2, pb: 4 }}>
        <IconButton aria-label={t('previous')} disabled={index === 0} onClick={() => turn(index - 1)}>
          <ChevronLeft />
        </IconButton>
        <Box sx={{ display: 'flex', flex: 1, width: 0, height: 1, overflow: 'auto' }}>
          {isBroken ? (
            <Box role="alert" sx={{ m: 'auto' }}>
              {t('imageBroken')}
            </Box>
          ) : (
            <Box
              component="img"
              src={image.src}
              alt={image.name}
              onError={() => setIsBroken(true)}
              sx={{
                m: 'auto',
                maxWidth: zoom === 0 ? '100%' : 'none',
                maxHeight: zoom === 0 ? '100%' : 'none',
                width: zoom === 0 ? undefined : `${(zooms[zoom] ?? 1) * 100}%`,
                objectFit: 'contain',
              }}
            />
          )}
        </Box>
        <IconButton aria-label={t('next')} disabled={index === count - 1} onClick={() => turn(index + 1)}>
          <ChevronRight />
        </IconButton>
      </Box>
      <NoticePlace isOpen hasRoom />
    </Box>
  );
}

const focusOnce = (element: HTMLElement | null) => element?.focus();
