import AccessTimeIcon from '@mui/icons-material/AccessTime';
import CalendarTodayIcon from '@mui/icons-material/CalendarToday';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { translator } from '@backlot/i18n';
import { useRef } from 'react';
import { ariaOf } from '../ariaOf';
import { ClearButton } from '../ClearButton';
import type { ControlRenderProps } from '../defineControl';
import { controlStrings } from '../strings';
import { formatDate, parseDate } from './dateFormat';
import { fromPicker, pickerOf, toPicker } from './nativeDate';

interface DateInputProps {
  readonly props: Pick<ControlRenderProps, 'id' | 'label' | 'describedBy' | 'isInvalid' | 'isRequired' | 'isDisabled' | 'host'>;
  readonly text: string;
  readonly format: string;
  readonly placeholder: string;
  readonly isClearable: boolean;
  onText(text: string): void;
  onBlur(): void;
}

/** A date or time in the exact format of the document: typed, or picked in the browser's own calendar. */
export function DateInput({ props, text, format, placeholder, isClearable, onText, onBlur }: DateInputProps) {
  const { label, isDisabled, isInvalid, host } = props;
  const picker = useRef<HTMLInputElement>(null);
  const t = translator(controlStrings, host.locale);
  const kind = pickerOf(format);
  const tidy = () => {
    const parts = parseDate(text, format);
    if (parts) onText(formatDate(parts, format));
    onBlur();
  };
  return (
    <OutlinedInput
      size="small"
      fullWidth
      value={text}
      onChange={(event) => onText(event.target.value)}
      onBlur={tidy}
      disabled={isDisabled}
      error={isInvalid}
      placeholder={placeholder}
      inputProps={{ ...ariaOf(props), title: format, autoComplete: 'off' }}
      endAdornment={
        <>
          {isClearable && text !== '' && !isDisabled && <ClearButton label={label} locale={host.locale} onClear={() => onText('')} />}
          <span className="BlForm-picker">
            <IconButton
              size="small"
              edge="end"
              disabled={isDisabled}
              aria-label={t('openCalendar', { label })}
              onClick={() => picker.current?.showPicker()}
            >
              {kind === 'time' ? <AccessTimeIcon fontSize="small" /> : <CalendarTodayIcon fontSize="small" />}
            </IconButton>
            <input
              ref={picker}
              type={kind}
              step={/s/.test(format) ? 1 : undefined}
              tabIndex={-1}
              aria-hidden="true"
              disabled={isDisabled}
              value={toPicker(text, format)}
              onChange={(event) => onText(fromPicker(event.target.value, format))}
            />
          </span>
        </>
      }
    />
  );
}
