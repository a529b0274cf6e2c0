import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { addRows } from './originals/addRows';
import { type Act, answer } from './originals/answerForms';
import { approvalForm, approvalValues } from './originals/approvalForm';
import { designLayouts, designPatterns, designSubforms, type OriginalControl, type OriginalDocument } from './originals/designForms';
import type { Page } from 'playwright';
import { openOriginal } from './originals/openOriginal';
import { untouchedForm } from './originals/untouchedForm';

// Drives k-form-design 3.7.91 and keeps what it wrote and returned, for the tests of the form designer: `pnpm --filter @backlot/bench originals`.

const folder = fileURLToPath(new URL('../../form-designer/src/document/fixtures/', import.meta.url));

const allOf = (list: readonly OriginalControl[]): OriginalControl[] =>
  list.flatMap((control) => [
    control,
    ...allOf(control.list ?? []),
    ...(control.columns ?? []).flatMap((column) => allOf(column.list)),
    ...(control.trs ?? []).flatMap(({ tds }) => tds.flatMap((cell) => allOf(cell.list))),
  ]);

type Models = (type: string, inside?: string) => string;

/** The acts on each form; models are found by type, and by the container they lie in. */
const forms: Readonly<Record<string, { design(page: Page): Promise<OriginalDocument>; acts(model: Models): (readonly Act[])[] }>> = {
  subforms: {
    design: designSubforms,
    acts: (model) => {
      const inRow = (type: string) => model(type, 'batch');
      const row = {
        key: 7,
        [inRow('input')]: 'x',
        [inRow('number')]: 2.5,
        [inRow('select')]: '2',
        [inRow('checkbox')]: ['3', '1'],
        [inRow('date')]: '2026-02-28',
        [inRow('switch')]: true,
        [inRow('cascader')]: ['2', '22'],
      };
      const columns = [
        { checked: true, value: '1', label: '选项1', [model('input', 'selectInputList')]: 'y', [model('number', 'selectInputList')]: 3 },
        {
          checked: false,
          value: '2',
          label: '选项2',
          [model('select', 'selectInputList')]: '1',
          [model('switch', 'selectInputList')]: true,
        },
      ];
      return [
        [],
        [{ addRow: true }],
        [{ set: { [model('batch')]: [row] } }],
        [{ set: { [model('batch')]: [row, { ...row, key: 8, foreign: 1 }], [model('selectInputList')]: columns } }],
      ];
    },
  },
  patterns: {
    design: designPatterns,
    acts: (model) => [
      [],
      [{ type: [model('input'), '12'] }, { type: [model('textarea'), 'abc'] }],
      [{ type: [model('input'), '13800000001'] }, { type: [model('textarea'), 'abcdef'] }, { set: { [model('select')]: '2' } }],
      [
        { type: [model('input'), '13800000000'] },
        { type: [model('textarea'), 'abcdef'] },
        { set: { [model('select')]: '1', [model('number')]: 4 } },
      ],
    ],
  },
  layouts: {
    design: designLayouts,
    acts: (model) => [
      [],
      [
        { type: [model('input'), 'in a grid'] },
        { set: { [model('rate')]: 4, [model('radio')]: '3', [model('slider')]: 70, [model('time')]: '09:30:00' } },
      ],
    ],
  },
  untouched: {
    design: () => Promise.resolve(untouchedForm()),
    acts: () => [
      [],
      ...['', [], null].map((value) => [{ set: { file: value, pictureEmpty: value, rows: value, range: value } }]),
      [{ set: { rows: [{ key: 1, inRow: 'x' }], file: [{ type: 'file', name: 'a.pdf', status: 'done', uid: 1, url: '/a.pdf' }] } }],
    ],
  },
  approval: {
    design: () => Promise.resolve(approvalForm()),
    acts: () => {
      const { applicant, period, ...rest } = approvalValues;
      return [[], [{ set: rest }], [{ set: { ...rest, period } }, { type: ['applicant', String(applicant)] }], [{ set: approvalValues }]];
    },
  },
};

const { browser, page } = await openOriginal();
try {
  mkdirSync(folder, { recursive: true });
  for (const [name, { design, acts }] of Object.entries(forms)) {
    const document = await design(page);
    const answers = [];
    for (const some of acts(modelsOf(document))) answers.push(await answer(page, document, some));
    writeFileSync(`${folder}original-answers-${name}.json`, `${JSON.stringify({ document, answers })}\n`);
  }
  writeFileSync(`${folder}original-table-rows.json`, `${JSON.stringify(await addRows(page))}\n`);
} finally {
  await browser.close();
}

function modelsOf({ list }: OriginalDocument): Models {
  return (type, inside) => {
    const within =
      inside === undefined
        ? allOf(list)
        : allOf(list)
            .filter((control) => control.type === inside)
            .flatMap((control) => allOf([control]));
    const found = within.find((control) => control.type === type);
    if (!found) throw new Error(`The form has no ${type}${inside === undefined ? '' : ` in ${inside}`}.`);
    return found.model;
  };
}
