import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { phones } from '../theme/tokens/touch';
import { useMemo } from 'react';
import type { Mode } from '../theme/tokens/Mode';
import { chartColors, guideColors } from './chartColors';
import { type ChartSeries, measured } from './chartData';

/** How nivo draws in the theme in force. */
export interface ChartLook {
  theme: ChartTheme;
  /** Colour of the series at a position; a single series takes the chosen accent. */
  colorOf: (position: number, count: number) => string;
  /** The same by the series itself; those that stand beside others have a colour of their own. */
  colorOfSeries: (one: ChartSeries, all: readonly ChartSeries[]) => string;
  /** The colour of bars that stand behind a highlighted one. */
  quiet: string;
  paper: string;
  animate: boolean;
  maxTicks: number;
}

interface ChartText {
  fontFamily: string;
  fontSize: number;
  fill: string;
}

/** The part of nivo's theme that is set; spelled out, so that nivo's types stay inside. */
export interface ChartTheme {
  text: ChartText;
  axis: { ticks: { text: ChartText; line: { strokeWidth: number } }; domain: { line: { strokeWidth: number } } };
  grid: { line: { stroke: string; strokeWidth: number } };
  crosshair: { line: { stroke: string; strokeWidth: number } };
}

export function useChartLook(own: Record<Mode, readonly string[]> = chartColors): ChartLook {
  const { palette, typography } = useTheme();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isNarrow = useMediaQuery(phones);
  return useMemo(() => {
    const text = { fontFamily: typography.fontFamily ?? 'sans-serif', fontSize: 12, fill: palette.ink.third };
    const colors = own[palette.mode];
    const colorOf = (position: number, count: number) =>
      count === 1 ? palette.accent.main : (colors[position % colors.length] ?? palette.accent.main);
    return {
      theme: {
        text,
        axis: { ticks: { text, line: { strokeWidth: 0 } }, domain: { line: { strokeWidth: 0 } } },
        grid: { line: { stroke: palette.line.soft, strokeWidth: 1 } },
        crosshair: { line: { stroke: palette.line.control, strokeWidth: 1 } },
      },
      colorOf,
      colorOfSeries: (one, all) => {
        if (one.role) return guideColors[palette.mode][one.role];
        const plain = measured(all);
        return colorOf(plain.indexOf(one), plain.length);
      },
      quiet: palette.mode === 'light' ? '#98ccff' : '#1f4f7d',
      paper: palette.background.paper,
      animate: !isStill,
      maxTicks: isNarrow ? 4 : 7,
    };
  }, [own, palette, typography.fontFamily, isStill, isNarrow]);
}
