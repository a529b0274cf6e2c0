import type { ControlOption } from './control';

interface Switchable {
  hidden: boolean;
  disabled: boolean;
  showLabel?: boolean;
}

interface Choices {
  dynamicKey: string;
  dynamic: boolean;
  options: readonly ControlOption[];
}

interface Upload extends Switchable {
  defaultValue: unknown;
  multiple: boolean;
  width: string;
  limit: number;
  data: string;
  fileName: string;
  headers: Readonly<Record<string, string>>;
  action: string;
  placeholder: string;
}

/** Options of each control type, under the names of the original (forms.md 1.3). */
export interface ControlOptions {
  input: Switchable & {
    type: string;
    width: string;
    defaultValue: unknown;
    placeholder: string;
    clearable: boolean;
    maxLength: number | null;
    addonBefore: string;
    addonAfter: string;
  };
  textarea: Switchable & {
    width: string;
    minRows: number;
    maxRows: number;
    maxLength: number | null;
    defaultValue: unknown;
    clearable: boolean;
    placeholder: string;
  };
  number: Switchable & {
    width: string;
    defaultValue: unknown;
    min: number | null;
    max: number | null;
    precision: number | null;
    step: number;
    placeholder: string;
  };
  select: Switchable &
    Choices & {
      width: string;
      defaultValue?: unknown;
      multiple: boolean;
      clearable: boolean;
      placeholder: string;
      showSearch: boolean;
    };
  checkbox: Switchable & Choices & { defaultValue: unknown };
  radio: Switchable & Choices & { defaultValue: unknown };
  date: Switchable & {
    width: string;
    defaultValue: unknown;
    rangeDefaultValue: unknown;
    range: boolean;
    showTime: boolean;
    clearable: boolean;
    placeholder: string;
    rangePlaceholder: readonly string[];
    format: string;
  };
  time: Switchable & { width: string; defaultValue: unknown; clearable: boolean; placeholder: string; format: string };
  rate: Switchable & { defaultValue: unknown; max: number; allowHalf: boolean };
  slider: Switchable & { width: string; defaultValue: unknown; min: number; max: number; step: number; showInput: boolean };
  uploadFile: Upload & { drag: boolean; downloadWay: 'a' | 'ajax' | 'dynamic'; dynamicFun: string };
  uploadImg: Upload & { listType: 'text' | 'picture' | 'picture-card' };
  treeSelect: Switchable &
    Choices & {
      defaultValue?: unknown;
      multiple: boolean;
      clearable: boolean;
      showSearch: boolean;
      treeCheckable: boolean;
      placeholder: string;
    };
  cascader: Switchable & Choices & { defaultValue?: unknown; showSearch: boolean; placeholder: string; clearable: boolean };
  batch: Switchable & { scrollY: number; hideSequence: boolean; width: string; minLimit?: number };
  selectInputList: Switchable & { multiple: boolean; width: string };
  editor: Switchable & { height: number; placeholder: string; defaultValue: unknown; chinesization: boolean; width: string };
  switch: Switchable & { defaultValue: unknown };
  button: Switchable & { type: 'primary' | 'default' | 'dashed' | 'danger'; handle: 'submit' | 'reset' | 'dynamic'; dynamicFun: string };
  alert: {
    type: 'success' | 'info' | 'warning' | 'error';
    description: string;
    showIcon: boolean;
    banner: boolean;
    hidden: boolean;
    closable: boolean;
  };
  text: {
    textAlign: 'left' | 'center' | 'right';
    hidden: boolean;
    showRequiredMark: boolean;
    color: string;
    fontFamily: string;
    fontSize: string;
  };
  html: { hidden: boolean; defaultValue: string };
  divider: { orientation: 'left' | '' | 'right' };
  card: Record<never, never>;
  tabs: {
    tabBarGutter: number | null;
    type: 'line' | 'card';
    tabPosition: 'top' | 'right' | 'bottom' | 'left';
    size: 'large' | 'default' | 'small';
    animated: boolean;
  };
  grid: { gutter: number };
  table: { width: string; bordered: boolean; bright: boolean; small: boolean; customStyle: string };
}

/** One of the 27 built-in control types (spec section 3). */
export type ControlType = keyof ControlOptions;

/** Options of one control type: `OptionsOf<'slider'>`. */
export type OptionsOf<Type extends ControlType> = Readonly<ControlOptions[Type]>;
