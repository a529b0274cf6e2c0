import { type ComputedDatum, type MayHaveLabel, type PieTooltipProps, ResponsivePie } from '@nivo/pie';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useActiveLabel, useChartScene } from './chartContext';
import { ChartFrame, type ChartProps } from './ChartFrame';
import { ChartTooltip } from './ChartTooltip';
import { chartStrings } from './strings';

/** Shares of a whole: the labels are the parts, the first series their sizes. */
export type DonutChartProps = ChartProps;

/** A donut with the shares, keyboard, table view and states. */
export function DonutChart(props: DonutChartProps) {
  const t = useStrings(chartStrings);
  const format = useFormat();
  const write = props.formatValue ?? format.number;
  const total = totalOf(props.data.series[0]?.values);
  const describe = (value: number | null | undefined) =>
    value === null || value === undefined
      ? t('noValue')
      : t('share', { value: write(value), share: format.ratio(total === 0 ? 0 : value / total) });
  return (
    <ChartFrame {...props} legend="labels" describe={describe}>
      <Donut />
    </ChartFrame>
  );
}

const totalOf = (values: readonly (number | null)[] = []) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

interface Part extends MayHaveLabel {
  id: number;
  value: number;
}

function Donut() {
  const { data, look } = useChartScene();
  const active = useActiveLabel();
  const { labels, series } = data;
  return (
    <ResponsivePie<Part>
      data={labels.map((label, id) => ({ id, label, value: series[0]?.values[id] ?? 0 }))}
      margin={{ top: 8, right: 8, bottom: 8, left: 8 }}
      innerRadius={0.66}
      padAngle={1}
      cornerRadius={3}
      {...(active !== null && { activeId: active })}
      activeOuterRadiusOffset={6}
      colors={({ id }) => look.colorOf(Number(id), labels.length)}
      enableArcLabels={false}
      enableArcLinkLabels={false}
      theme={look.theme}
      animate={look.animate}
      motionConfig="stiff"
      layers={['arcs', DonutCentre]}
      tooltip={DonutTooltip}
    />
  );
}

function DonutTooltip({ datum }: PieTooltipProps<Part>) {
  const { data, describe } = useChartScene();
  return (
    <ChartTooltip
      label={String(datum.label)}
      rows={[{ color: datum.color, name: data.series[0]?.name ?? '', value: describe(datum.value) }]}
    />
  );
}

function DonutCentre({ centerX, centerY, dataWithArc }: { centerX: number; centerY: number; dataWithArc: readonly ComputedDatum<Part>[] }) {
  const t = useStrings(chartStrings);
  const { write, look } = useChartScene();
  return (
    <g transform={`translate(${centerX}, ${centerY})`} textAnchor="middle" fontFamily={look.theme.text.fontFamily}>
      <text y={-10} fontSize={12} fill="var(--mui-palette-ink-third)">
        {t('total')}
      </text>
      <text y={14} fontSize={20} fontWeight={650} fill="var(--mui-palette-text-primary)">
        {write(totalOf(dataWithArc.map(({ value }) => value)))}
      </text>
    </g>
  );
}
