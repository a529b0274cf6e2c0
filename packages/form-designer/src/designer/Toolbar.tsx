import { useStrings } from '@backlot/i18n/react';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { memo, type ReactNode } from 'react';
import type { Command } from '../commands/command';
import { redo, undo } from '../commands/historyCommands';
import { showShortcut } from '../commands/shortcut';
import { useDesigner, useDesignerState, useIsEnabled } from '../store/DesignerContext';
import { describeStep } from '../store/step';
import { commandStrings } from '../words/commandStrings';
import { designerStrings } from '../words/designerStrings';
import { isMac } from './isMac';

interface ToolbarProps {
  readonly title: string;
  readonly commands: readonly Command[];
  readonly left?: ReactNode;
  readonly right?: ReactNode;
}

/** The commands of the designer as buttons. */
export function Toolbar({ title, commands, left, right }: ToolbarProps) {
  const t = useStrings(designerStrings);
  return (
    <div className="fd-toolbar" role="toolbar" aria-label={t('toolbar')}>
      {title !== '' && <h2 className="fd-title">{title}</h2>}
      {left}
      <div className="fd-tools">
        {commands.map((command) => (
          <ToolButton key={command.id} command={command} />
        ))}
      </div>
      {right}
    </div>
  );
}

const ToolButton = memo(function ToolButton({ command }: { command: Command }) {
  const t = useStrings(commandStrings);
  const { store } = useDesigner();
  const isEnabled = useIsEnabled(command);
  const hint = useHint(command);
  const shortcut = command.shortcuts?.[0];
  const title = [hint ?? t(command.id), shortcut && showShortcut(shortcut, isMac())].filter(Boolean).join(' · ');
  return (
    <Tooltip title={title} describeChild>
      <span>
        <Button
          size="small"
          color="inherit"
          variant="text"
          className="fd-tool"
          aria-label={t(command.id)}
          data-command={command.id}
          disabled={!isEnabled}
          onClick={() => store.run(command)}
        >
          {command.icon && <command.icon />}
          <span className="fd-tool-name">{t(command.id)}</span>
        </Button>
      </span>
    </Tooltip>
  );
});

/** Undo and redo say what they would take back or bring back. */
function useHint(command: Command): string | undefined {
  const t = useStrings(designerStrings);
  const { host } = useDesigner();
  const step = useDesignerState(({ history }) =>
    command === undo ? history.past.at(-1)?.label : command === redo ? history.future.at(-1)?.label : undefined,
  );
  if (!step) return undefined;
  return t(command === undo ? 'undoStep' : 'redoStep', { step: describeStep(step, host.locale) });
}
