import type { Control } from '../document/control';
import { createControl } from '../document/createControl';
import type { ControlType } from '../document/controlOptions';
import { createDocument, type FormDocument } from '../document/formDocument';
import { withCondition } from '../document/conditions/conditions';
import { withTranslation } from '../document/translations';

type Texts = readonly [zh: string, en: string, vn: string];

const required = [{ required: true, message: '必填项' }];

/** A merchant's application in the three languages: stories and examples show it. */
export const sampleForm: FormDocument = { ...createDocument(), list: sampleControls() };

function sampleControls(): readonly Control[] {
  const isAgency = { field: 'kind', is: 'equals', value: '2' } as const;
  const name = field('input', 'name', ['店铺名称', 'Shop name', 'Tên cửa hàng'], { rules: required });
  const country = field('select', 'country', ['国家', 'Country', 'Quốc gia'], {
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
  });
  const kind = translated(
    field('radio', 'kind', ['类型', 'Kind', 'Loại'], {
      options: {
        defaultValue: '1',
        options: [
          { value: '1', label: '商家' },
          { value: '2', label: '机构' },
        ],
      },
    }),
    {
      'option.1': ['商家', 'Merchant', 'Người bán'],
      'option.2': ['机构', 'Agency', 'Đơn vị trung gian'],
    },
  );
  const agency = withCondition(
    field('input', 'agency', ['机构名称', 'Name of the agency', 'Tên đơn vị'], { rules: required }),
    'show',
    isAgency,
  );
  const samples = field('batch', 'samples', ['样品', 'Samples', 'Hàng mẫu'], {
    options: { showLabel: true },
    list: [
      field('input', 'product', ['商品', 'Product', 'Sản phẩm'], { rules: required }),
      field('number', 'count', ['数量', 'Pieces', 'Số lượng']),
    ],
  });
  return [
    {
      ...field('card', 'shop', ['店铺', 'Shop', 'Cửa hàng']),
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
        ...field('tabs', 'details', ['资料', 'Details', 'Chi tiết']),
        columns: [
          { value: '1', label: '样品', list: [samples] },
          { value: '2', label: '介绍', list: [field('textarea', 'about', ['介绍', 'Introduction', 'Giới thiệu'], { rules: required })] },
        ],
      },
      { 'column.1': ['样品', 'Samples', 'Hàng mẫu'], 'column.2': ['介绍', 'Introduction', 'Giới thiệu'] },
    ),
    field('slider', 'commission', ['佣金比例', 'Commission', 'Hoa hồng'], { options: { showInput: true, step: 5 } }),
    field('button', 'submit', ['提交', 'Submit', 'Gửi']),
  ];
}

function field(type: ControlType, key: string, texts: Texts, { options, ...changes }: Partial<Control> = {}): Control {
  const made = createControl(type, () => key);
  const placeholder = made.options?.placeholder === undefined ? {} : { placeholder: '' };
  return translated(
    { ...made, label: texts[0], ...changes, ...(made.options && { options: { ...made.options, ...placeholder, ...options } }) },
    { label: texts },
  );
}

function translated(control: Control, texts: Readonly<Record<string, Texts>>): Control {
  let next = control;
  for (const [id, [, en, vn]] of Object.entries(texts)) {
    next = withTranslation(next, { locale: 'en', id, text: en });
    next = withTranslation(next, { locale: 'vn', id, text: vn });
  }
  return next;
}
