import type { Mode } from '../theme/tokens/Mode';

/** Colours of several series: apart from each other for every kind of colour-blindness, 3:1 against paper. */
export const chartColors: Record<Mode, readonly string[]> = {
  light: ['#1890ff', '#123a7a', '#d9480f', '#6d28d9', '#8a1c3a', '#6b7280'],
  dark: ['#4aa8ff', '#ffd9b3', '#e0488b', '#84cc16', '#cfd8e6', '#a16207'],
};

/** Colours of lines that stand beside what is measured. */
export const guideColors: Record<Mode, Record<'previous' | 'goal' | 'trend', string>> = {
  light: { previous: '#75829a', goal: '#b95f0f', trend: '#123a7a' },
  dark: { previous: '#8392a8', goal: '#f0a04b', trend: '#e7edf5' },
};
