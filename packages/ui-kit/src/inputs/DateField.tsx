import CalendarToday from '@mui/icons-material/CalendarToday';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { lazy, Suspense, useRef, useState } from 'react';
import { LoadingState } from '../states/LoadingState';
import { dayStrings } from './dayStrings';
import { dayPattern, readDay } from './dayText';
import { useDraft } from './useDraft';

const load = () => import('./DayCalendar').then((module) => ({ default: module.DayCalendar }));
const DayCalendar = lazy(load);

/** Height of the calendar with its buttons, in pixels: the panel finds its place before the calendar has arrived. */
const calendarHeight = 384;

/** What a date field emits for text that is no day: no schema accepts it. */
export const unreadableDay = 'invalid';

/** A day; the value is the wire's `YYYY-MM-DD`, '' when empty. */
export type DateFieldProps = Omit<TextFieldProps, 'type' | 'multiline' | 'select' | 'slotProps' | 'value' | 'onChange' | 'label'> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The first and the last day that may be chosen, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
};

/** A day as it is written everywhere, also read in the order of the chosen language: typed, or picked in a calendar whose code travels when it is opened. */
export function DateField({ label, value, onChange, min, max, helperText, error, onFocus, onBlur, ...props }: DateFieldProps) {
  const t = useStrings(dayStrings);
  const locale = useLocale();
  const frame = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const day = value === unreadableDay ? '' : value;
  const draft = useDraft({ value, shown: day, unreadable: unreadableDay });
  const problem = draft.isFocused ? undefined : problemOf({ value, min, max });
  // A form that names what is wrong with a day knows more about it than its limits do.
  const told = error && problem !== 'notDay' ? undefined : problem;
  const limit = told === 'dayTooEarly' ? min : max;
  const change = (text: string) => {
    const next = text.trim() === '' ? '' : (readDay(text, locale) ?? unreadableDay);
    draft.type(text, next);
    if (next !== value) onChange(next);
  };
  return (
    <>
      <TextField
        {...props}
        ref={frame}
        label={label}
        value={draft.text}
        placeholder={dayPattern}
        error={error || told !== undefined}
        helperText={told ? t(told, { day: limit ?? '', pattern: dayPattern }) : helperText}
        onChange={(event) => change(event.target.value)}
        onFocus={(event) => {
          draft.focus(draft.text);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          draft.blur();
          onBlur?.(event);
        }}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { autoComplete: 'off', style: { paddingRight: 0, fontVariantNumeric: 'tabular-nums' } },
          input: {
            endAdornment: (
              <InputAdornment position="end" sx={{ ml: 0 }}>
                <IconButton
                  size="small"
                  edge="end"
                  disabled={props.disabled}
                  aria-label={t('openCalendar', { label })}
                  aria-haspopup="dialog"
                  aria-expanded={isOpen}
                  onPointerEnter={load}
                  onClick={() => setOpen(true)}
                >
                  <CalendarToday fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <Popover
        open={isOpen}
        anchorEl={() => frame.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 320, minHeight: calendarHeight } } }}
      >
        <Suspense fallback={<LoadingState shape="lines" count={6} />}>
          <DayCalendar
            day={day}
            min={min}
            max={max}
            onDay={(next) => {
              setOpen(false);
              draft.type(next, next);
              if (next !== value) onChange(next);
            }}
          />
        </Suspense>
      </Popover>
    </>
  );
}

function problemOf({ value, min, max }: { value: string; min: string | undefined; max: string | undefined }) {
  if (value === unreadableDay) return 'notDay';
  if (value && min && value < min) return 'dayTooEarly';
  return value && max && value > max ? 'dayTooLate' : undefined;
}
