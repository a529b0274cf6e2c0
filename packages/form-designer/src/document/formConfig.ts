/** Widths of a label or value column per breakpoint, in 24ths. */
export interface ColumnWidths {
  readonly xs: number;
  readonly sm: number;
  readonly md: number;
  readonly lg: number;
  readonly xl: number;
  readonly xxl: number;
}

export const breakpoints = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const;

/** Settings of a whole form (spec section 3). */
export interface FormConfig {
  readonly layout: 'horizontal' | 'vertical' | 'inline';
  readonly labelCol: ColumnWidths;
  readonly labelWidth: number;
  /** `flex` fixes the label's width in px, `Grid` shares the row by labelCol and wrapperCol; only for `horizontal`. */
  readonly labelLayout: 'flex' | 'Grid';
  readonly wrapperCol: ColumnWidths;
  readonly hideRequiredMark: boolean;
  readonly customStyle: string;
}

/** The same width on every breakpoint. */
export const widthsOf = (span: number): ColumnWidths => ({ xs: span, sm: span, md: span, lg: span, xl: span, xxl: span });

/** Settings of a new form, in the key order of the original (spec section 9). */
export const defaultConfig: FormConfig = {
  layout: 'horizontal',
  labelCol: widthsOf(4),
  labelWidth: 100,
  labelLayout: 'flex',
  wrapperCol: widthsOf(18),
  hideRequiredMark: false,
  customStyle: '',
};

/**
 * The settings of a stored form with defaults filled in and wrong kinds replaced. A form from before
 * `labelLayout` shares its rows by the column widths, as it did then.
 */
export function resolveConfig(config: { readonly [extra: string]: unknown }): FormConfig {
  const { layout, labelWidth, labelLayout, hideRequiredMark, customStyle } = config;
  return {
    layout: layout === 'vertical' || layout === 'inline' ? layout : 'horizontal',
    labelCol: resolveWidths(config.labelCol, defaultConfig.labelCol),
    labelWidth: typeof labelWidth === 'number' && labelWidth >= 0 ? labelWidth : defaultConfig.labelWidth,
    labelLayout: labelLayout === 'flex' || (labelLayout === undefined && config.labelCol === undefined) ? 'flex' : 'Grid',
    wrapperCol: resolveWidths(config.wrapperCol, defaultConfig.wrapperCol),
    hideRequiredMark: hideRequiredMark === true,
    customStyle: typeof customStyle === 'string' ? customStyle : '',
  };
}

function resolveWidths(stored: unknown, byDefault: ColumnWidths): ColumnWidths {
  if (typeof stored !== 'object' || stored === null) return byDefault;
  const widths = stored as Partial<Record<(typeof breakpoints)[number], unknown>>;
  const entries = breakpoints.map((breakpoint) => {
    const width = widths[breakpoint];
    return [breakpoint, typeof width === 'number' && width >= 0 && width <= 24 ? width : byDefault[breakpoint]] as const;
  });
  return Object.fromEntries(entries) as unknown as ColumnWidths;
}
