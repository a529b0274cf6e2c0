import { refuseField } from '../../../http/answers/refuseField';
import { Refusal } from '../../../http/answers/refusal';

const minute = 60_000;
const longestMs = 7 * 86_400_000;

/** When a task runs. */
export interface Rhythm {
  /** 1 minutes, 2 hours. */
  frequencyUnit: number;
  frequencyValue: number;
  beginTime: Date;
  endTime: Date;
}

export const periodMs = ({ frequencyUnit, frequencyValue }: Pick<Rhythm, 'frequencyUnit' | 'frequencyValue'>): number =>
  frequencyValue * (frequencyUnit === 2 ? 60 : 1) * minute;

/** The slot that is due at a moment: of several that passed unplanned only the last. Undefined before and after the window. */
export function slotDue(rhythm: Rhythm, now: Date): Date | undefined {
  const { beginTime, endTime } = rhythm;
  if (now < beginTime || now >= endTime) return undefined;
  const period = periodMs(rhythm);
  return new Date(beginTime.getTime() + Math.floor((now.getTime() - beginTime.getTime()) / period) * period);
}

/** The first slot at a moment or after it; null where the window has none any more. */
export function slotFrom(rhythm: Rhythm, from: Date): Date | null {
  const { beginTime, endTime } = rhythm;
  const period = periodMs(rhythm);
  const passed = Math.max(0, Math.ceil((from.getTime() - beginTime.getTime()) / period));
  const slot = new Date(beginTime.getTime() + passed * period);
  return slot < endTime ? slot : null;
}

/** How many slots lie from one of them on before a moment. */
export const slotsBetween = (rhythm: Rhythm, from: Date, until: Date): number =>
  Math.max(0, Math.ceil((until.getTime() - from.getTime()) / periodMs(rhythm)));

/** Refuses frequencies (1029003) and windows (1029002, 1012001) that no task may have (spec section 5). */
export function checkRhythm({ frequencyUnit, frequencyValue, beginTime, endTime }: Rhythm): void {
  const most = frequencyUnit === 2 ? 23 : 59;
  if (frequencyValue < 1 || frequencyValue > most) throw new Refusal('taskFrequencyWrong', {}, { field: 'frequencyValue' });
  if (endTime <= beginTime)
    throw refuseField('endTime', {
      en: 'The end must be after the beginning.',
      'zh-CN': '结束时间须晚于开始时间。',
      vn: 'Thời gian kết thúc phải sau thời gian bắt đầu.',
    });
  if (endTime.getTime() - beginTime.getTime() > longestMs) throw new Refusal('taskWindowTooLong', {}, { field: 'endTime' });
}
