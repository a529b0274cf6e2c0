import type { Words } from '@backlot/i18n';
import type { Control } from '../document/control';
import { createControl } from '../document/createControl';
import type { ControlType } from '../document/controlOptions';
import { createDocument, type FormDocument } from '../document/formDocument';
import { withCondition } from '../document/conditions/conditions';
import { withTranslation } from '../document/translations';

const required = [{ required: true, message: '必填项' }];

/** A merchant's application in the three languages: stories and examples show it. */
export const sampleForm: FormDocument = { ...createDocument(), list: sampleControls() };

function sampleControls(): readonly Control[] {
  const isAgency = { field: 'kind', is: 'equals', value: '2' } as const;
  const name = field('input', 'name', { en: 'Shop name', 'zh-CN': '店铺名称', vn: 'Tên cửa hàng' }, { rules: required });
  const country = field(
    'select',
    'country',
    { en: 'Country', 'zh-CN': '国家', vn: 'Quốc gia' },
    {
      rules: required,
      options: {
        clearable: true,
        showSearch: true,
        options: [
          { value: 'VN', label: 'Việt Nam' },
          { value: 'PH', label: 'Philippines' },
          { value: 'TH', label: 'ประเทศไทย' },
        ],
      },
    },
  );
  const kind = translated(
    field(
      'radio',
      'kind',
      { en: 'Kind', 'zh-CN': '类型', vn: 'Loại' },
      {
        options: {
          defaultValue: '1',
          options: [
            { value: '1', label: '商家' },
            { value: '2', label: '机构' },
          ],
        },
      },
    ),
    {
      'option.1': { en: 'Merchant', 'zh-CN': '商家', vn: 'Người bán' },
      'option.2': { en: 'Agency', 'zh-CN': '机构', vn: 'Đơn vị trung gian' },
    },
  );
  const agency = withCondition(
    field('input', 'agency', { en: 'Name of the agency', 'zh-CN': '机构名称', vn: 'Tên đơn vị' }, { rules: required }),
    'show',
    isAgency,
  );
  const samples = field(
    'batch',
    'samples',
    { en: 'Samples', 'zh-CN': '样品', vn: 'Hàng mẫu' },
    {
      options: { showLabel: true },
      list: [
        field('input', 'product', { en: 'Product', 'zh-CN': '商品', vn: 'Sản phẩm' }, { rules: required }),
        field('number', 'count', { en: 'Pieces', 'zh-CN': '数量', vn: 'Số lượng' }),
      ],
    },
  );
  return [
    {
      ...field('card', 'shop', { en: 'Shop', 'zh-CN': '店铺', vn: 'Cửa hàng' }),
      list: [
        {
          ...createControl('grid', () => 'columns'),
          columns: [
            { span: 12, list: [name] },
            { span: 12, list: [country] },
          ],
          options: { gutter: 16 },
        },
        kind,
        agency,
      ],
    },
    translated(
      {
        ...field('tabs', 'details', { en: 'Details', 'zh-CN': '资料', vn: 'Chi tiết' }),
        columns: [
          { value: '1', label: '样品', list: [samples] },
          {
            value: '2',
            label: '介绍',
            list: [field('textarea', 'about', { en: 'Introduction', 'zh-CN': '介绍', vn: 'Giới thiệu' }, { rules: required })],
          },
        ],
      },
      {
        'column.1': { en: 'Samples', 'zh-CN': '样品', vn: 'Hàng mẫu' },
        'column.2': { en: 'Introduction', 'zh-CN': '介绍', vn: 'Giới thiệu' },
      },
    ),
    field('slider', 'commission', { en: 'Commission', 'zh-CN': '佣金比例', vn: 'Hoa hồng' }, { options: { showInput: true, step: 5 } }),
    field('button', 'submit', { en: 'Submit', 'zh-CN': '提交', vn: 'Gửi' }),
  ];
}

function field(type: ControlType, key: string, texts: Words, { options, ...changes }: Partial<Control> = {}): Control {
  const made = createControl(type, () => key);
  const placeholder = made.options?.placeholder === undefined ? {} : { placeholder: '' };
  return translated(
    { ...made, label: texts['zh-CN'], ...changes, ...(made.options && { options: { ...made.options, ...placeholder, ...options } }) },
    { label: texts },
  );
}

function translated(control: Control, texts: Readonly<Record<string, Words>>): Control {
  let next = control;
  for (const [id, { en, vn }] of Object.entries(texts)) {
    next = withTranslation(next, { locale: 'en', id, text: en });
    next = withTranslation(next, { locale: 'vn', id, text: vn });
  }
  return next;
}
