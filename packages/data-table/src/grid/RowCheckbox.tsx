import { useForkRef } from '@mui/material/utils';
import type { GridSlotProps } from '@mui/x-data-grid';
import { type Ref, useLayoutEffect, useRef } from 'react';

/**
 * In place of the grid's checkboxes, the header's and one in each row: the browser's own, drawn by static classes. MUI's
 * brings ripple, icons and styles of its own to every row of a page.
 */
export function RowCheckbox({
  ref,
  checked,
  indeterminate = false,
  disabled,
  tabIndex,
  onChange,
  onKeyDown,
  slotProps,
}: GridSlotProps['baseCheckbox']) {
  const input = useRef<HTMLInputElement>(null);
  const both = useForkRef(input, ref as Ref<unknown>);
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <input
      {...slotProps?.htmlInput}
      ref={both}
      type="checkbox"
      className="BlTable-check"
      checked={checked}
      disabled={disabled}
      tabIndex={tabIndex}
      onChange={onChange}
      onKeyDown={onKeyDown}
    />
  );
}
