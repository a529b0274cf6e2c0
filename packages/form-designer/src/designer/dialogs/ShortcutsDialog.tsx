import { useStrings } from '@backlot/i18n/react';
import Button from '@mui/material/Button';
import { designerCommands } from '../../commands/designerCommands';
import { showShortcut } from '../../commands/shortcut';
import { isMac } from '../isMac';
import { commandStrings } from '../../words/commandStrings';
import { dialogStrings } from '../../words/dialogStrings';
import { DialogFrame } from './DialogFrame';
import { useDialog } from './useDialog';

/** Every command that has a key. */
export function ShortcutsDialog() {
  const t = useStrings(dialogStrings);
  const nameOf = useStrings(commandStrings);
  const { close } = useDialog();
  return (
    <DialogFrame
      title={t('shortcutsTitle')}
      maxWidth="sm"
      isReadOnly
      onClose={close}
      actions={
        <Button variant="contained" onClick={close}>
          {t('close')}
        </Button>
      }
    >
      <table className="fd-shortcuts">
        <tbody>
          {designerCommands
            .filter(({ shortcuts }) => shortcuts)
            .map(({ id, shortcuts = [] }) => (
              <tr key={id}>
                <th scope="row">{nameOf(id)}</th>
                <td>
                  {shortcuts.map((shortcut) => (
                    <kbd key={shortcut}>{showShortcut(shortcut, isMac())}</kbd>
                  ))}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </DialogFrame>
  );
}
