import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ExportFormat } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { phones } from '@backlot/ui-kit';
import { lazyDialog } from '../lazyDialog';
import { usePreload } from '../usePreload';
import { exportStrings } from './strings';

/** Travels when it is asked for: a list is looked at more often than exported. */
const ExportMenu = lazyDialog(async () => (await import('./ExportMenu')).ExportMenu);

interface ExportButtonProps {
  /** "Export" where nothing is said. */
  label?: string;
  onExport: (choice: { format?: ExportFormat }) => void;
}

/** Exports a workbook; beside it the choice of another file (domain/life-cycles 3.13). Phones have room for one button, which asks. */
export function ExportButton({ label, onExport }: ExportButtonProps) {
  const t = useStrings(exportStrings);
  const isPhone = useMediaQuery(phones, { noSsr: true });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setOpened] = useState(false);
  const preload = usePreload(ExportMenu);
  const opener: ButtonProps = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: ({ currentTarget }) => {
      setOpened(true);
      setAnchor(currentTarget);
    },
  };
  const word = label ?? t('export');
  return (
    <>
      {isPhone ? (
        <Button variant="outlined" {...opener}>
          {word}
        </Button>
      ) : (
        <Box role="group" sx={joined}>
          <Button variant="outlined" onClick={() => onExport({})}>
            {word}
          </Button>
          <Button variant="outlined" size="small" aria-label={t('format')} sx={{ px: 0.5 }} {...opener}>
            <ArrowDropDown fontSize="small" />
          </Button>
        </Box>
      )}
      {wasOpened && <ExportMenu anchor={anchor} onClose={() => setAnchor(null)} onPick={(format) => onExport({ format })} />}
    </>
  );
}

/** Two buttons as one: they share the line between them. */
const joined = {
  display: 'inline-flex',
  '& > button': { minWidth: 40 },
  '& > :first-of-type': {
    borderTopRightRadius: 0,
    borderBottomRightRadius: 0,
    '&:not(:hover)': { borderRightColor: 'transparent' },
  },
  '& > :last-of-type': { ml: '-1px', borderTopLeftRadius: 0, borderBottomLeftRadius: 0 },
} as const;
