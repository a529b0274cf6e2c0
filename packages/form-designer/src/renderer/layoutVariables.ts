import type { CSSProperties } from 'react';
import { breakpoints, type FormConfig } from '../document/formConfig';

/** Widths of labels as custom properties that the style sheet reads. */
export function layoutVariables({ labelWidth, labelCol, wrapperCol }: FormConfig): CSSProperties {
  const widths = breakpoints.flatMap((breakpoint) => [
    [`--bl-label-${breakpoint}`, `${share(labelCol[breakpoint])}%`],
    [`--bl-value-${breakpoint}`, `${share(wrapperCol[breakpoint])}%`],
  ]);
  return Object.fromEntries([['--bl-label-width', `${labelWidth}px`], ...widths]) as CSSProperties;
}

/** 24ths in percent; a whole row counts as no share, so that the label stands above. */
const share = (width: number): number => Math.round((width / 24) * 100_000) / 1000;
