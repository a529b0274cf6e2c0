import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { strings } from '../strings';
import type { RowAction } from './RowAction';

/** The first actions as buttons, the rest behind a menu. */
export function RowActions({ actions, inline = 2 }: { actions: readonly RowAction[]; inline?: number }) {
  const rest = actions.slice(inline);
  return (
    <span className="BlTable-actions">
      {actions.slice(0, inline).map((action) => (
        <ActionButton key={action.key} action={action} />
      ))}
      {rest.length > 0 && <MoreActions actions={rest} />}
    </span>
  );
}

function ActionButton({ action }: { action: RowAction }) {
  const button = (
    <Button size="small" variant="text" color={action.isDanger ? 'error' : 'primary'} disabled={Boolean(action.whyNot)} onClick={action.onRun}>
      {action.label}
    </Button>
  );
  if (!action.whyNot) return button;
  return (
    <Tooltip title={action.whyNot} describeChild>
      <span>{button}</span>
    </Tooltip>
  );
}

function MoreActions({ actions }: { actions: readonly RowAction[] }) {
  const t = useStrings(strings);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton size="small" aria-label={t('moreActions')} aria-haspopup="menu" aria-expanded={Boolean(anchor)} onClick={(event) => setAnchor(event.currentTarget)}>
        <MoreHoriz fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {actions.map((action) => (
          <MenuItem
            key={action.key}
            disabled={Boolean(action.whyNot)}
            title={action.whyNot}
            onClick={() => {
              setAnchor(null);
              action.onRun();
            }}
          >
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
