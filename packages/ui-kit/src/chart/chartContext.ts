import { createContext, useContext } from 'react';
import type { ChartData } from './chartData';
import type { ChartLook } from './useChartLook';

/** What the drawing inside a frame, and nivo's tooltips within it, need to know. */
export interface ChartScene {
  data: ChartData;
  look: ChartLook;
  /** A figure in the user's format. */
  write: (value: number) => string;
  /** A value in words, gaps included. */
  describe: (value: number | null | undefined) => string;
}

export const ChartContext = createContext<ChartScene | null>(null);

export function useChartScene(): ChartScene {
  const scene = useContext(ChartContext);
  if (!scene) throw new Error('A chart was drawn outside ChartFrame, so it has no data.');
  return scene;
}

export const ActiveLabelContext = createContext<number | null>(null);

/** The label the arrow keys stand on; apart from the scene, so that a key does not draw everything anew. */
export const useActiveLabel = (): number | null => useContext(ActiveLabelContext);
