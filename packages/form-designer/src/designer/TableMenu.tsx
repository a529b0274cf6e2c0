import { useStrings } from '@backlot/i18n/react';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { showShortcut } from '../commands/shortcut';
import { tableCommands } from '../commands/tableCommands';
import { isMac } from './isMac';
import { useDesigner, useDesignerState } from '../store/DesignerContext';
import { commandStrings } from '../words/commandStrings';
import { designerStrings } from '../words/designerStrings';

/** The menu of a table cell, with two entries more: delete the row, delete the column. */
export function TableMenu() {
  const t = useStrings(designerStrings);
  const nameOf = useStrings(commandStrings);
  const { store } = useDesigner();
  const at = useDesignerState((state) => state.tableMenu);
  const close = () => store.apply((state) => ({ ...state, tableMenu: null, focusRequest: state.focusRequest + 1 }));
  if (!at) return null;
  return (
    <Menu
      open
      onClose={close}
      anchorReference="anchorPosition"
      anchorPosition={at}
      disableRestoreFocus
      slotProps={{ list: { 'aria-label': t('tableMenu'), dense: true } }}
    >
      {tableCommands.map((command) => (
        <MenuItem key={command.id} data-command={command.id} onClick={() => store.run(command)}>
          <ListItemText>{nameOf(command.id)}</ListItemText>
          <Typography variant="caption" color="text.secondary" className="fd-menu-key">
            {command.shortcuts?.[0] && showShortcut(command.shortcuts[0], isMac())}
          </Typography>
        </MenuItem>
      ))}
    </Menu>
  );
}
