import Checkbox from '@mui/material/Checkbox';
import Radio from '@mui/material/Radio';
import type { OptionsOf } from '../../document/controlOptions';
import { columnSlot } from '../../document/tree/slots';
import type { ControlRenderProps } from '../defineControl';
import { DesignFrame } from '../DesignFrame';
import { textOf } from '../textOf';

/** Choices that each have fields of their own. */
export function SelectInputListRender({
  control,
  options,
  id,
  label,
  describedBy,
  isDisabled,
  isDesign,
  subform,
  renderSlot,
}: ControlRenderProps<OptionsOf<'selectInputList'>>) {
  const columns = control.columns ?? [];
  const Mark = options.multiple ? Checkbox : Radio;
  const list = (
    <div
      className="BlForm-selectList"
      id={id}
      tabIndex={-1}
      role={options.multiple ? 'group' : 'radiogroup'}
      aria-label={label || undefined}
      aria-describedby={describedBy}
      style={{ width: options.width }}
    >
      {columns.map((column, index) => {
        const row = subform?.rows[index];
        return (
          <div key={index} className="BlForm-selectRow">
            <label className="BlForm-choice">
              <Mark
                size="small"
                disableRipple
                {...(options.multiple ? {} : { name: id })}
                checked={row?.isChecked ?? false}
                disabled={isDisabled}
                onChange={(event) => row && subform?.check(row, { isChecked: event.target.checked, isOnly: !options.multiple })}
              />
              {textOf(column.label)}
            </label>
            <div className="BlForm-selectFields">
              {row && subform ? column.list.map((child) => subform.renderChild(row, child)) : renderSlot(columnSlot(index))}
            </div>
          </div>
        );
      })}
    </div>
  );
  return isDesign ? <DesignFrame label={label}>{list}</DesignFrame> : list;
}
