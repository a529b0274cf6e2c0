import { useStrings } from '@backlot/i18n/react';
import Button from '@mui/material/Button';
import { memo } from 'react';
import type { Command } from '../commands/command';
import { useDesigner, useIsEnabled } from '../store/DesignerContext';
import { commandStrings } from '../words/commandStrings';

/** Commands as small buttons side by side. */
export const CommandButtons = memo(function CommandButtons({ commands }: { commands: readonly Command[] }) {
  return (
    <div className="fd-command-buttons">
      {commands.map((command) => (
        <CommandButton key={command.id} command={command} />
      ))}
    </div>
  );
});

function CommandButton({ command }: { command: Command }) {
  const t = useStrings(commandStrings);
  const { store } = useDesigner();
  const isEnabled = useIsEnabled(command);
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      disabled={!isEnabled}
      data-command={command.id}
      onClick={() => store.run(command)}
    >
      {t(command.id)}
    </Button>
  );
}
