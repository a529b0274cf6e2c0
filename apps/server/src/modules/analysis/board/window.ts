import type { BoardRange } from '@backlot/contract';
import { refuseField } from '../../../http/answers/refuseField';
import { addDays, type CountryCode, dayIn } from '../../system/country';

/** The days of a board, both included, and those of the period of the same length before. */
export interface Window {
  from: string;
  to: string;
  beforeFrom: string;
  beforeTo: string;
  /** Today so far is compared with yesterday up to the same time. */
  isToday: boolean;
}

export interface Period {
  range: BoardRange;
  beginDay?: string | undefined;
  endDay?: string | undefined;
}

const dayMs = 86_400_000;
const mostDays = 366;

/** Whole country days that end yesterday, today so far, or the days that were asked for (domain/metrics 5). */
export function windowOf({ range, beginDay, endDay }: Period, country: CountryCode, now = new Date()): Window {
  const today = dayIn(country, now);
  if (beginDay || endDay) return ownDays(beginDay, endDay);
  if (range === 'today') {
    const yesterday = addDays(today, -1);
    return { from: today, to: today, beforeFrom: yesterday, beforeTo: yesterday, isToday: true };
  }
  return around(addDays(today, -Number(range)), addDays(today, -1));
}

function ownDays(from: string | undefined, to: string | undefined): Window {
  if (!from || !to) throw refuseField(from ? 'endDay' : 'beginDay', bothDays);
  if (from > to) throw refuseField('endDay', inOrder);
  if (daysOf(from, to) > mostDays) throw refuseField('endDay', tooLong);
  return around(from, to);
}

function around(from: string, to: string): Window {
  const days = daysOf(from, to);
  return { from, to, beforeFrom: addDays(from, -days), beforeTo: addDays(from, -1), isToday: false };
}

/** The most days that one plan is good for, whatever their number. */
const usualDays = 100;

/** Whether the plan for any days is as good as one of these; to make it takes a third of the time. How many lines two days or rows a year have decides how they are read. */
export const hasUsualPlan = (window: Window): boolean => !window.isToday && daysOf(window.from, window.to) <= usualDays;

/** How many days, both included. */
export const daysOf = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;

const bothDays = {
  en: 'Choose the first and the last day.',
  'zh-CN': '请同时选择开始和结束日期。',
  vn: 'Hãy chọn cả ngày đầu và ngày cuối.',
};
const inOrder = {
  en: 'The last day must not be before the first one.',
  'zh-CN': '结束日期不能早于开始日期。',
  vn: 'Ngày cuối không được trước ngày đầu.',
};
const tooLong = { en: 'At most 366 days.', 'zh-CN': '最多 366 天。', vn: 'Tối đa 366 ngày.' };
