import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Locale } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { viVN, zhCN as zhWords } from '@mui/x-date-pickers/locales';
import { format } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { vi } from 'date-fns/locale/vi';
import { zhCN } from 'date-fns/locale/zh-CN';
import { useState } from 'react';
import { dayStrings } from './dayStrings';
import { dateOfDay, dayOfDate } from './dayText';

export interface DayCalendarProps {
  /** `YYYY-MM-DD`, '' for none. */
  day: string;
  onDay: (day: string) => void;
  min: string | undefined;
  max: string | undefined;
}

const calendars = { en: enUS, 'zh-CN': zhCN, vn: vi } satisfies Record<Locale, unknown>;

const monthFormats: Record<Locale, string> = { en: 'MMMM yyyy', 'zh-CN': 'yyyy年M月', vn: "'Tháng' M, yyyy" };

const words = {
  en: {},
  'zh-CN': zhWords.components.MuiLocalizationProvider.defaultProps.localeText,
  vn: viVN.components.MuiLocalizationProvider.defaultProps.localeText,
} satisfies Record<Locale, unknown>;

/** The month of a day in the chosen language, loaded when a calendar is opened first. */
export function DayCalendar({ day, onDay, min, max }: DayCalendarProps) {
  const t = useStrings(dayStrings);
  const locale = useLocale();
  const [today] = useState(() => dayOfDate(new Date()));
  const isOut = (min && today < min) || (max && today > max);
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={calendars[locale]} localeText={words[locale]}>
      <DateCalendar
        autoFocus
        dayOfWeekFormatter={(date) => format(date, 'EEEEE', { locale: calendars[locale] })}
        slotProps={{ calendarHeader: { format: monthFormats[locale] } }}
        value={dateOfDay(day)}
        minDate={dateOfDay(min ?? '') ?? undefined}
        maxDate={dateOfDay(max ?? '') ?? undefined}
        onChange={(date, state) => date && state === 'finish' && onDay(dayOfDate(date))}
      />
      <Stack direction="row" sx={{ justifyContent: 'space-between', px: 3, pb: 3 }}>
        <Button size="small" color="inherit" disabled={day === ''} onClick={() => onDay('')}>
          {t('clear')}
        </Button>
        <Button size="small" disabled={Boolean(isOut)} onClick={() => onDay(today)}>
          {t('today')}
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
