import Circle from '@mui/icons-material/CircleOutlined';
import { defineControl, type AnyControlDefinition, type ControlRenderProps } from '../controls/defineControl';
import { editors } from '../controls/editors';
import { blueprints, controlTypes } from '../document/parse/blueprint';
import type { ControlType } from '../document/controlOptions';
import { resolveOptions } from '../document/resolveOptions';
import { slotsOf } from '../document/parse/controlShape';

const layouts: readonly ControlType[] = ['divider', 'card', 'tabs', 'grid', 'table'];

/** Plain controls of every type, so that tests of the designer do not depend on how the real ones are drawn. */
export const testControls: readonly AnyControlDefinition[] = controlTypes.map((type) =>
  defineControl({
    type,
    group: layouts.includes(type) ? 'layout' : 'basic',
    icon: Circle,
    name: { en: type, 'zh-CN': blueprints[type].label, vn: type },
    options: (control) => resolveOptions<ControlType>(control),
    defaults: blueprints[type],
    editors: [editors.label, editors.model, editors.placeholder, editors.required, editors.patterns, editors.disabled],
    Render: Plain,
    toVue: () => '',
    toHtml: () => '',
    toReact: () => ({ jsx: '' }),
  }),
);

function Plain({ control, id, value, onChange, isDisabled, renderSlot }: ControlRenderProps) {
  const slots = slotsOf(control);
  if (control.type === 'table')
    return (
      <table>
        <tbody>
          {control.trs?.map((row, at) => (
            <tr key={at}>
              {row.tds.map((cell, column) =>
                cell.colspan > 0 && cell.rowspan > 0 ? (
                  <td key={column} colSpan={cell.colspan} rowSpan={cell.rowspan}>
                    {renderSlot(`trs.${at}.tds.${column}`)}
                  </td>
                ) : null,
              )}
            </tr>
          ))}
        </tbody>
      </table>
    );
  if (slots.length > 0) return slots.map(({ slot }) => <div key={slot}>{renderSlot(slot)}</div>);
  return (
    <input
      id={id}
      value={typeof value === 'string' ? value : ''}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
