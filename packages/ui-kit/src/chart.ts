export { BarChart, type BarChartProps } from './chart/BarChart';
export { chartColors } from './chart/chartColors';
export type { ChartData, ChartSeries } from './chart/chartData';
export { type ChartScene, useChartScene } from './chart/chartContext';
export { ChartFrame, type ChartFrameProps, type ChartProps } from './chart/ChartFrame';
export { DonutChart, type DonutChartProps } from './chart/DonutChart';
export { LineChart, type LineChartProps } from './chart/LineChart';
