import type { HomeFigure } from '@backlot/contract';
import { useFormat } from '@backlot/i18n/react';
import { useMoney } from '../../../../../kit/money/useMoney';

/** A count or an amount of a figure, in the reader's way. */
export function useFigureText(): (figure: Pick<HomeFigure, 'currency'>, value: string) => string {
  const format = useFormat();
  const money = useMoney();
  return ({ currency }, value) => (currency ? money(value, currency) : format.number(Number(value)));
}
