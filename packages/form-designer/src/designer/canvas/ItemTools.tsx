import { useStrings } from '@backlot/i18n/react';
import type { Command } from '../../commands/command';
import { useDesigner } from '../../store/DesignerContext';
import { commandStrings } from '../../words/commandStrings';

/** Small buttons at the corner of the selected control; their commands have keys too. */
export function ItemTools({ commands }: { commands: readonly Command[] }) {
  const t = useStrings(commandStrings);
  const { store } = useDesigner();
  return (
    <div className="fd-item-tools">
      {commands.map((command) => (
        <button
          key={command.id}
          type="button"
          className="fd-item-tool"
          tabIndex={-1}
          aria-label={t(command.id)}
          title={t(command.id)}
          onClick={(event) => {
            event.stopPropagation();
            store.run(command);
          }}
        >
          {command.icon && <command.icon />}
        </button>
      ))}
    </div>
  );
}
