import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ExportFormat } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { exportStrings } from './strings';

const formats = ['xlsx', 'csv'] as const satisfies readonly ExportFormat[];

interface ExportMenuProps {
  anchor: HTMLElement | null;
  onClose: () => void;
  onPick: (format: ExportFormat) => void;
}

/** The files that rows are exported to. */
export function ExportMenu({ anchor, onClose, onPick }: ExportMenuProps) {
  const t = useStrings(exportStrings);
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {formats.map((format) => (
        <MenuItem
          key={format}
          onClick={() => {
            onClose();
            onPick(format);
          }}
        >
          {t(format)}
        </MenuItem>
      ))}
    </Menu>
  );
}
