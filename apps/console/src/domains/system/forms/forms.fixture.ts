import { errors, formApi } from '@backlot/contract';
import { createDocument, type FormDocument, serializeDocument } from '@backlot/form-designer/document';
import { type Answer, answer, Refusal } from '../../../kit/stage/answer';
import { fakeCrud } from '../../../kit/stage/fakeCrud';
import { somebodySignedIn } from '../../../kit/stage/SignedIn';
import type { FormRow } from './formState';

const all = ['query', 'get', 'add', 'edit', 'delete', 'export', 'publish'];
const row = (id: string, more: Partial<FormRow>): FormRow => ({
  id,
  version: 1,
  can: all,
  name: `表单 ${id}`,
  enName: `Form ${id}`,
  vnName: `Biểu mẫu ${id}`,
  remark: null,
  status: 0,
  number: null,
  publishTime: null,
  isChanged: false,
  answers: 0,
  creator: 'Trần Ngọc Anh',
  createTime: '2026-11-01 02:00:00',
  updateTime: null,
  ...more,
});

/** One form in every state. */
const rows: FormRow[] = [
  row('1', {
    name: '达人满意度',
    enName: 'Creator survey',
    vnName: 'Khảo sát KOL',
    remark: 'Two minutes, please.',
    number: 2,
    publishTime: '2026-11-12 03:20:00',
    answers: 2,
    can: all.filter((action) => action !== 'delete'),
  }),
  row('2', {
    name: '寄样申请',
    enName: 'Sample request',
    vnName: 'Yêu cầu gửi mẫu',
    number: 1,
    publishTime: '2026-11-10 03:20:00',
    isChanged: true,
  }),
  row('3', { name: '培训报名', enName: 'Training', vnName: 'Đăng ký đào tạo', number: 1, publishTime: '2026-10-10 03:20:00', status: 1 }),
  row('4', { name: '新表单', enName: 'New form', vnName: 'Biểu mẫu mới' }),
];

const field = (type: string, model: string, label: string, more: object = {}) => ({
  type,
  key: model,
  model,
  label,
  options: {},
  help: '',
  rules: [{ required: false, message: '必填项' }],
  ...more,
});
const form = (...list: object[]): FormDocument => ({ ...createDocument(), list: list as unknown as FormDocument['list'] });

const first = form(
  field('input', 'name', 'Name', { rules: [{ required: true, message: 'Tell us your name' }] }),
  field('rate', 'stars', 'Stars'),
);
const second = form(
  field('input', 'name', 'Your name', { rules: [{ required: true, message: 'Tell us your name' }] }),
  field('radio', 'country', 'Country', {
    options: {
      options: [
        { value: 'PH', label: 'Philippines' },
        { value: 'VN', label: 'Vietnam' },
      ],
    },
  }),
  field('uploadImg', 'photo', 'Photo'),
);

/** The calls around a form, over rows in memory. */
export function formAnswers(): Answer[] {
  const { answers } = fakeCrud({
    api: formApi,
    rows,
    matches: ({ enName }, { name }) => !name || String(enName).toLowerCase().includes(String(name).toLowerCase()),
  });
  let design = serializeDocument(second);
  let version = 3;
  const documents = [first, second].map((document) => serializeDocument(document));
  const rowOf = (id: string) => rows.find((one) => one.id === id) ?? rows[0];
  return [
    somebodySignedIn,
    ...answers,
    answer(formApi.design, ({ id }) => ({ ...(rowOf(id) as FormRow), id, version, document: design })),
    answer(formApi.saveDesign, (saved) => {
      if (saved.version !== version) throw new Refusal(errors.versionConflict.code, errors.versionConflict.en);
      design = saved.document;
      version += 1;
      return { version };
    }),
    answer(formApi.publish, () => ({ number: 3 })),
    answer(formApi.setStatus, () => ({})),
    answer(formApi.versions, () => [
      { number: 2, note: 'Asks for the country', publishTime: '2026-11-12 03:20:00', publisher: 'Trần Ngọc Anh', answers: 1 },
      { number: 1, note: null, publishTime: '2026-11-02 03:20:00', publisher: null, answers: 1 },
    ]),
    answer(formApi.version, ({ number }) => ({ number, document: documents[number - 1] ?? '' })),
    answer(formApi.answers, ({ pageNo, pageSize }) => ({
      pageNo,
      pageSize,
      totalPage: 1,
      totalRows: 2,
      rows: [
        {
          id: '92',
          number: 2,
          values: { name: 'Lan', country: 'VN', photo: [] },
          person: 'Nguyễn Thị Lan',
          createTime: '2026-11-13 08:00:00',
        },
        { id: '91', number: 1, values: { name: 'Jo', stars: 4 }, person: null, createTime: '2026-11-03 08:00:00' },
      ],
    })),
    answer(formApi.exportAnswers, () => ({ id: '5' })),
    answer(formApi.open, ({ pageNo, pageSize }) => ({ pageNo, pageSize, totalPage: 1, totalRows: 1, rows: [openForm] })),
    answer(formApi.fill, () => ({ ...openForm, document: documents[1] ?? '' })),
    answer(formApi.submit, () => ({ id: '93' })),
  ];
}

const openForm = {
  id: '1',
  name: '达人满意度',
  enName: 'Creator survey',
  vnName: 'Khảo sát KOL',
  remark: 'Two minutes, please.',
  number: 2,
  publishTime: '2026-11-12 03:20:00',
};
