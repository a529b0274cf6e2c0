import type { Column, ControlOption, Rule, TableRow } from '../control';
import type { ControlOptions, ControlType } from '../controlOptions';

/** What a new control of a type looks like before it gets its key and model, in the key order of the document. */
export interface Blueprint<Options extends object = { readonly [name: string]: unknown }> {
  readonly type: string;
  readonly label: string;
  readonly list?: readonly [];
  readonly columns?: readonly Column[];
  readonly trs?: readonly TableRow[];
  /** Absent for `card`, which has no options in the original. */
  readonly options?: Options;
  /** Whether the control has a value, and so a `model`. */
  readonly hasModel: boolean;
  readonly help?: string;
  readonly rules?: readonly Rule[];
}

/** Message of the required rule of a new control (spec section 5). */
export const requiredMessage = '必填项';

const rules: readonly Rule[] = [{ required: false, message: requiredMessage }];
const field = { hasModel: true, help: '', rules } as const;
const choice = (value: string, label: string, children?: readonly ControlOption[]): ControlOption =>
  children ? { value, label, children } : { value, label };
const threeChoices = [choice('1', '选项1'), choice('2', '选项2'), choice('3', '选项3')];
const treeChoices = [choice('1', '选项1', [choice('11', '选项11')]), choice('2', '选项2', [choice('22', '选项22')])];
const emptyColumns = (): readonly Column[] => [
  { value: '1', label: '选项1', list: [] },
  { value: '2', label: '选项2', list: [] },
];
const emptyRow = (): TableRow => ({
  tds: [
    { colspan: 1, rowspan: 1, list: [] },
    { colspan: 1, rowspan: 1, list: [] },
  ],
});

/** Defaults of the 27 control types as k-form-design 3.7.91 writes them, in palette and key order (forms.md 1.3). */
export const blueprints: { readonly [Type in ControlType]: Blueprint<Readonly<ControlOptions[Type]>> & { readonly type: Type } } = {
  input: {
    type: 'input',
    label: '输入框',
    ...field,
    options: {
      type: 'text',
      width: '100%',
      defaultValue: '',
      placeholder: '请输入',
      clearable: false,
      maxLength: null,
      addonBefore: '',
      addonAfter: '',
      hidden: false,
      disabled: false,
    },
  },
  textarea: {
    type: 'textarea',
    label: '文本框',
    ...field,
    options: {
      width: '100%',
      minRows: 4,
      maxRows: 6,
      maxLength: null,
      defaultValue: '',
      clearable: false,
      hidden: false,
      disabled: false,
      placeholder: '请输入',
    },
  },
  number: {
    type: 'number',
    label: '数字输入框',
    ...field,
    options: {
      width: '100%',
      defaultValue: 0,
      min: null,
      max: null,
      precision: null,
      step: 1,
      hidden: false,
      disabled: false,
      placeholder: '请输入',
    },
  },
  select: {
    type: 'select',
    label: '下拉选择器',
    ...field,
    options: {
      width: '100%',
      multiple: false,
      disabled: false,
      clearable: false,
      hidden: false,
      placeholder: '请选择',
      dynamicKey: '',
      dynamic: false,
      options: [choice('1', '下拉框1'), choice('2', '下拉框2')],
      showSearch: false,
    },
  },
  checkbox: {
    type: 'checkbox',
    label: '多选框',
    ...field,
    options: { disabled: false, hidden: false, defaultValue: [], dynamicKey: '', dynamic: false, options: threeChoices },
  },
  radio: {
    type: 'radio',
    label: '单选框',
    ...field,
    options: { disabled: false, hidden: false, defaultValue: '', dynamicKey: '', dynamic: false, options: threeChoices },
  },
  date: {
    type: 'date',
    label: '日期选择框',
    ...field,
    options: {
      width: '100%',
      defaultValue: '',
      rangeDefaultValue: [],
      range: false,
      showTime: false,
      disabled: false,
      hidden: false,
      clearable: false,
      placeholder: '请选择',
      rangePlaceholder: ['开始时间', '结束时间'],
      format: 'YYYY-MM-DD',
    },
  },
  time: {
    type: 'time',
    label: '时间选择框',
    ...field,
    options: {
      width: '100%',
      defaultValue: '',
      disabled: false,
      hidden: false,
      clearable: false,
      placeholder: '请选择',
      format: 'HH:mm:ss',
    },
  },
  rate: {
    type: 'rate',
    label: '评分',
    ...field,
    options: { defaultValue: 0, max: 5, disabled: false, hidden: false, allowHalf: false },
  },
  slider: {
    type: 'slider',
    label: '滑动输入条',
    ...field,
    options: { width: '100%', defaultValue: 0, disabled: false, hidden: false, min: 0, max: 100, step: 1, showInput: false },
  },
  uploadFile: {
    type: 'uploadFile',
    label: '上传文件',
    ...field,
    options: {
      defaultValue: '[]',
      multiple: false,
      disabled: false,
      hidden: false,
      drag: false,
      downloadWay: 'a',
      dynamicFun: '',
      width: '100%',
      limit: 3,
      data: '{}',
      fileName: 'file',
      headers: {},
      action: 'http://cdn.kcz66.com/uploadFile.txt',
      placeholder: '上传',
    },
  },
  uploadImg: {
    type: 'uploadImg',
    label: '上传图片',
    ...field,
    options: {
      defaultValue: '[]',
      multiple: false,
      hidden: false,
      disabled: false,
      width: '100%',
      data: '{}',
      limit: 3,
      placeholder: '上传',
      fileName: 'image',
      headers: {},
      action: 'http://cdn.kcz66.com/upload-img.txt',
      listType: 'picture-card',
    },
  },
  treeSelect: {
    type: 'treeSelect',
    label: '树选择器',
    ...field,
    options: {
      disabled: false,
      multiple: false,
      hidden: false,
      clearable: false,
      showSearch: false,
      treeCheckable: false,
      placeholder: '请选择',
      dynamicKey: '',
      dynamic: true,
      options: treeChoices,
    },
  },
  cascader: {
    type: 'cascader',
    label: '级联选择器',
    ...field,
    options: {
      disabled: false,
      hidden: false,
      showSearch: false,
      placeholder: '请选择',
      clearable: false,
      dynamicKey: '',
      dynamic: true,
      options: treeChoices,
    },
  },
  batch: {
    type: 'batch',
    label: '动态表格',
    list: [],
    hasModel: true,
    help: '',
    options: { scrollY: 0, disabled: false, hidden: false, showLabel: false, hideSequence: false, width: '100%' },
  },
  selectInputList: {
    type: 'selectInputList',
    label: '选择输入列',
    columns: emptyColumns(),
    hasModel: true,
    help: '',
    options: { disabled: false, multiple: true, hidden: false, showLabel: false, width: '100%' },
  },
  editor: {
    type: 'editor',
    label: '富文本',
    list: [],
    ...field,
    options: {
      height: 300,
      placeholder: '请输入',
      defaultValue: '',
      chinesization: true,
      hidden: false,
      disabled: false,
      showLabel: false,
      width: '100%',
    },
  },
  switch: { type: 'switch', label: '开关', ...field, options: { defaultValue: false, hidden: false, disabled: false } },
  button: {
    type: 'button',
    label: '按钮',
    hasModel: false,
    options: { type: 'primary', handle: 'submit', dynamicFun: '', hidden: false, disabled: false },
  },
  alert: {
    type: 'alert',
    label: '警告提示',
    hasModel: false,
    options: { type: 'success', description: '', showIcon: false, banner: false, hidden: false, closable: false },
  },
  text: {
    type: 'text',
    label: '文字',
    hasModel: false,
    options: { textAlign: 'left', hidden: false, showRequiredMark: false, color: 'rgb(0, 0, 0)', fontFamily: 'SimHei', fontSize: '16pt' },
  },
  html: { type: 'html', label: 'HTML', hasModel: false, options: { hidden: false, defaultValue: '<strong>HTML</strong>' } },
  divider: { type: 'divider', label: '分割线', hasModel: false, options: { orientation: 'left' } },
  card: { type: 'card', label: '卡片布局', list: [], hasModel: false },
  tabs: {
    type: 'tabs',
    label: '标签页布局',
    hasModel: false,
    options: { tabBarGutter: null, type: 'line', tabPosition: 'top', size: 'default', animated: true },
    columns: emptyColumns(),
  },
  grid: {
    type: 'grid',
    label: '栅格布局',
    columns: [
      { span: 12, list: [] },
      { span: 12, list: [] },
    ],
    hasModel: false,
    options: { gutter: 0 },
  },
  table: {
    type: 'table',
    label: '表格布局',
    trs: [emptyRow(), emptyRow()],
    hasModel: false,
    options: { width: '100%', bordered: true, bright: false, small: true, customStyle: '' },
  },
};

/** The 27 control types in palette order. */
export const controlTypes = Object.keys(blueprints) as readonly ControlType[];

export const isControlType = (type: unknown): type is ControlType => typeof type === 'string' && Object.hasOwn(blueprints, type);

const subformTypes: readonly string[] = [
  'input',
  'textarea',
  'number',
  'select',
  'checkbox',
  'radio',
  'date',
  'time',
  'rate',
  'slider',
  'uploadFile',
  'uploadImg',
  'cascader',
  'treeSelect',
  'switch',
  'text',
  'html',
];

/** Whether a container of one type takes a child of another (forms.md 1.5): batch and selectInputList take fields only. */
export function acceptsChild(parentType: string, childType: string): boolean {
  if (parentType !== 'batch' && parentType !== 'selectInputList') return true;
  return subformTypes.includes(childType);
}
