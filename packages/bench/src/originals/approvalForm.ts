import { createControl } from '@backlot/form-designer/document';
import type { OriginalControl, OriginalDocument } from './designForms';

interface Field {
  readonly type: string;
  readonly model: string;
  readonly label: string;
  readonly isRequired?: boolean;
  readonly options?: object;
}

const field = ({ type, model, label, isRequired = false, options }: Field): OriginalControl => {
  const made = createControl(type as Parameters<typeof createControl>[0], () => model);
  return {
    ...made,
    label,
    options: { ...made.options, ...options },
    ...(made.rules && { rules: [{ required: isRequired, message: `请填写${label}` }] }),
  } as unknown as OriginalControl;
};

const must = (type: string, model: string, label: string, options?: object) =>
  field({ type, model, label, isRequired: true, ...(options && { options }) });
const may = (type: string, model: string, label: string, options?: object) => field({ type, model, label, ...(options && { options }) });

/** Switched off, as designers of old wrote it into their layouts: in the original it means nothing there. */
const off = { disabled: true };

const layout = (control: OriginalControl, more: object): OriginalControl => ({ ...control, ...more }) as OriginalControl;
const grid = (model: string, columns: readonly (readonly OriginalControl[])[]) =>
  layout(may('grid', model, '栅格布局', off), { columns: columns.map((list) => ({ span: 24 / columns.length, list })) });
const table = (model: string, rows: readonly (readonly OriginalControl[])[]) =>
  layout(may('table', model, '表格布局', off), {
    trs: rows.map((cells) => ({ tds: cells.map((cell) => ({ colspan: 1, rowspan: 1, list: [cell] })) })),
  });

/** A payment request of 56 controls: every layout is switched off, and what must be filled in lies inside. */
export const approvalForm = (): OriginalDocument =>
  ({
    list: [
      may('text', 'heading', '付款审批单'),
      grid('who', [[must('input', 'applicant', '申请人')], [must('input', 'department', '部门')]]),
      grid('when', [[must('date', 'day', '申请日期')], [must('select', 'company', '付款公司')]]),
      layout(may('card', 'payee', '收款信息', off), {
        list: [
          grid('bank', [[must('input', 'account', '账号')], [must('number', 'amount', '金额', { defaultValue: null })]]),
          must('textarea', 'reason', '事由'),
        ],
      }),
      table('costs', [
        [must('input', 'cost1', '费用一'), may('number', 'sum1', '金额一')],
        [may('input', 'cost2', '费用二'), may('number', 'sum2', '金额二')],
        [may('input', 'cost3', '费用三'), may('number', 'sum3', '金额三')],
        [must('radio', 'way', '付款方式'), may('checkbox', 'papers', '单据')],
        [must('input', 'contract', '合同号'), may('select', 'currency', '币种')],
        [may('date', 'due', '付款期限'), must('textarea', 'terms', '付款条件')],
      ]),
      layout(may('tabs', 'more', '附件', off), {
        columns: [
          {
            value: '1',
            label: '期间',
            list: [
              must('date', 'period', '服务期间', { range: true }),
              may('uploadFile', 'invoice', '发票'),
              may('uploadImg', 'receipt', '收据'),
            ],
          },
          {
            value: '2',
            label: '明细',
            list: [
              layout(may('batch', 'lines', '明细'), {
                list: [must('input', 'item', '品名'), may('select', 'unit', '单位'), may('number', 'count', '数量')],
              }),
            ],
          },
          {
            value: '3',
            label: '出行',
            list: [
              layout(may('selectInputList', 'travel', '出行'), {
                columns: [
                  { value: '1', label: '火车', list: [may('input', 'train', '车次')] },
                  { value: '2', label: '飞机', list: [may('input', 'flight', '航班')] },
                ],
              }),
            ],
          },
        ],
      }),
      grid('marks', [
        [may('rate', 'urgency', '紧急程度'), may('slider', 'share', '比例')],
        [may('switch', 'advance', '预付'), must('time', 'hour', '时间')],
        [may('treeSelect', 'project', '项目'), may('cascader', 'place', '地点')],
      ]),
      grid('notes', [[may('editor', 'note', '备注')], [must('checkbox', 'read', '已阅')], [must('radio', 'level', '级别')]]),
      table('signed', [
        [may('input', 'number', '单号', { disabled: true, defaultValue: 'PA-1' }), may('input', 'leader', '主管')],
        [may('input', 'finance', '财务', { disabled: true }), may('input', 'cashier', '出纳')],
      ]),
      may('divider', 'line', '分割线'),
      may('html', 'rules', 'HTML'),
      may('alert', 'hint', '提示'),
      may('button', 'send', '提交'),
    ],
    config: {
      layout: 'horizontal',
      labelCol: { xs: 4, sm: 4, md: 4, lg: 4, xl: 4, xxl: 4 },
      labelWidth: 100,
      labelLayout: 'flex',
      wrapperCol: { xs: 18, sm: 18, md: 18, lg: 18, xl: 18, xxl: 18 },
      hideRequiredMark: false,
      customStyle: '',
    },
  }) as OriginalDocument;

/** What makes the request complete. */
export const approvalValues: Readonly<Record<string, unknown>> = {
  applicant: '林',
  department: '市场部',
  day: '2026-02-28',
  company: '1',
  account: '6222',
  amount: 1280.5,
  reason: '样品',
  cost1: '快递',
  way: '2',
  contract: 'C-9',
  terms: '月结',
  period: ['2026-02-01', '2026-02-28'],
  hour: '09:30:00',
  read: ['1'],
  level: '3',
};
