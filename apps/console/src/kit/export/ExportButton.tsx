import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button, { type ButtonProps } from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ExportFormat } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { phones } from '@backlot/ui-kit';
import { exportStrings } from './strings';

const formats = ['xlsx', 'csv'] as const satisfies readonly ExportFormat[];

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
  const opener: ButtonProps = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    onClick: ({ currentTarget }) => setAnchor(currentTarget),
  };
  const word = label ?? t('export');
  return (
    <>
      {isPhone ? (
        <Button variant="outlined" {...opener}>
          {word}
        </Button>
      ) : (
        <ButtonGroup variant="outlined">
          <Button onClick={() => onExport({})}>{word}</Button>
          <Button size="small" aria-label={t('format')} sx={{ px: 0.5 }} {...opener}>
            <ArrowDropDown fontSize="small" />
          </Button>
        </ButtonGroup>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {formats.map((format) => (
          <MenuItem
            key={format}
            onClick={() => {
              setAnchor(null);
              onExport({ format });
            }}
          >
            {t(format)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
