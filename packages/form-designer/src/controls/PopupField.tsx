import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Popover from '@mui/material/Popover';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { ariaOf } from './ariaOf';
import { ClearButton } from './ClearButton';
import type { ControlRenderProps } from './defineControl';

interface PopupFieldProps {
  readonly props: Pick<ControlRenderProps, 'id' | 'label' | 'describedBy' | 'isInvalid' | 'isRequired' | 'isDisabled' | 'host'>;
  readonly text: string;
  readonly placeholder: string;
  readonly popup: 'tree' | 'dialog';
  readonly isClearable: boolean;
  onClear(): void;
  onBlur(): void;
  renderPopup(close: () => void): ReactNode;
}

/** A field that looks like a select and opens a box of its own; the box exists only while it is open. */
export function PopupField({ props, text, placeholder, popup, isClearable, onClear, onBlur, renderPopup }: PopupFieldProps) {
  const { id, isDisabled, isInvalid, label, host } = props;
  const [field, setField] = useState<HTMLDivElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onBlur();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isDisabled || !['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(event.key)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <div className="BlForm-popupField" data-disabled={isDisabled || undefined} data-invalid={isInvalid || undefined}>
      <div
        ref={setField}
        role="combobox"
        tabIndex={isDisabled ? undefined : 0}
        {...ariaOf(props)}
        aria-haspopup={popup}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-popup` : undefined}
        aria-disabled={isDisabled || undefined}
        className="BlForm-popupText"
        onClick={() => !isDisabled && setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={() => !isOpen && onBlur()}
      >
        {text === '' ? <span className="BlForm-placeholder">{placeholder}</span> : text}
      </div>
      {isClearable && text !== '' && !isDisabled && <ClearButton label={label} locale={host.locale} onClear={onClear} />}
      <ArrowDropDownIcon className="BlForm-popupArrow" fontSize="small" />
      {isOpen && (
        <Popover
          open
          anchorEl={field}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          onClose={close}
          slotProps={{
            paper: {
              id: `${id}-popup`,
              className: 'BlForm-popup',
              role: popup === 'dialog' ? 'dialog' : undefined,
              'aria-label': popup === 'dialog' ? label : undefined,
            },
          }}
        >
          {renderPopup(close)}
        </Popover>
      )}
    </div>
  );
}
