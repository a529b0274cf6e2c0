import Add from '@mui/icons-material/Add';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useStrings } from '@backlot/i18n/react';
import type { ReactNode } from 'react';
import { previewStrings } from './strings';
import { nextZoom } from './zoom';

/** Which of many records is shown. */
export interface RecordPager {
  index: number;
  total: number;
  onChange: (index: number) => void;
}

/** Steps between records and sizes of the pages; stays in sight while the pages scroll. */
export function PreviewToolbar({
  zoom,
  onZoom,
  onFit,
  isFitting,
  pager,
}: {
  zoom: number;
  onZoom: (zoom: number) => void;
  onFit: () => void;
  isFitting: boolean;
  pager?: RecordPager;
}) {
  const t = useStrings(previewStrings);
  const percent = Math.round(zoom * 100);
  return (
    <Box role="toolbar" aria-label={t('preview')} sx={bar}>
      {pager && pager.total > 1 && (
        <>
          <Tool label={t('previous')} isDisabled={pager.index === 0} onClick={() => pager.onChange(pager.index - 1)}>
            <ChevronLeft />
          </Tool>
          <Typography variant="body2" aria-live="polite">
            {t('record', { index: pager.index + 1, total: pager.total })}
          </Typography>
          <Tool label={t('next')} isDisabled={pager.index === pager.total - 1} onClick={() => pager.onChange(pager.index + 1)}>
            <ChevronRight />
          </Tool>
        </>
      )}
      <Box sx={{ flex: 1 }} />
      <Tool label={t('zoomOut')} isDisabled={nextZoom(zoom, -1) === zoom} onClick={() => onZoom(nextZoom(zoom, -1))}>
        <Remove />
      </Tool>
      <Typography
        variant="body2"
        aria-label={t('zoomLevel', { percent })}
        sx={{ minWidth: 44, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}
      >{`${percent}%`}</Typography>
      <Tool label={t('zoomIn')} isDisabled={nextZoom(zoom, 1) === zoom} onClick={() => onZoom(nextZoom(zoom, 1))}>
        <Add />
      </Tool>
      <Tool label={t('fitWidth')} isPressed={isFitting} onClick={onFit}>
        <FitScreenOutlined />
      </Tool>
    </Box>
  );
}

const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 1,
  mb: 2,
  bgcolor: 'background.paper',
} as const;

function Tool({
  label,
  isDisabled = false,
  isPressed,
  onClick,
  children,
}: {
  label: string;
  isDisabled?: boolean;
  isPressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton
          size="small"
          aria-label={label}
          aria-pressed={isPressed}
          disabled={isDisabled}
          color={isPressed ? 'primary' : 'default'}
          onClick={onClick}
        >
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}
