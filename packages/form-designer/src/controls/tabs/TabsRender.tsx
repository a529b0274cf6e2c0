import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import type { OptionsOf } from '../../document/controlOptions';
import { columnSlot } from '../../document/tree/slots';
import type { ControlRenderProps } from '../defineControl';
import { textOf } from '../textOf';

/** One column at a time. What was opened once stays mounted, so that nothing half done in it is lost. */
export function TabsRender({ control, options, id, label, openColumn, onOpenColumn, renderSlot }: ControlRenderProps<OptionsOf<'tabs'>>) {
  const [own, setOwn] = useState(0);
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const columns = control.columns ?? [];
  const open = Math.min(openColumn ?? own, Math.max(0, columns.length - 1));
  if (!seen.has(open)) setSeen(new Set(seen).add(open));
  const isVertical = options.tabPosition === 'left' || options.tabPosition === 'right';
  return (
    <div className="BlForm-tabs" data-position={options.tabPosition} data-type={options.type} data-size={options.size}>
      <Tabs
        value={columns.length === 0 ? false : open}
        onChange={(_, next: number) => (onOpenColumn ?? setOwn)(next)}
        orientation={isVertical ? 'vertical' : 'horizontal'}
        variant="scrollable"
        scrollButtons="auto"
        aria-label={label || undefined}
      >
        {columns.map((column, index) => (
          <Tab
            key={index}
            label={textOf(column.label)}
            id={`${id}-tab-${index}`}
            aria-controls={seen.has(index) || index === open ? `${id}-panel-${index}` : undefined}
            style={options.tabBarGutter === null ? undefined : { marginInlineEnd: options.tabBarGutter }}
          />
        ))}
      </Tabs>
      <div className="BlForm-panels">
        {columns.map((_, index) =>
          seen.has(index) || index === open ? (
            <div key={index} role="tabpanel" id={`${id}-panel-${index}`} aria-labelledby={`${id}-tab-${index}`} hidden={index !== open}>
              {renderSlot(columnSlot(index))}
            </div>
          ) : null,
        )}
      </div>
    </div>
  );
}
