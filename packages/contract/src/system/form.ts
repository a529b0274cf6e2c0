import * as z from 'zod';
import { crud } from '../core/crud';
import { endpoint } from '../core/endpoint';
import { exportFormat, pageOf, pageQuery } from '../core/page';
import { id, integer, namedShape, nothing, optionalText, version, whole, wholeNumber } from '../core/wire';
import { namedDraft } from './sysApp';

/** A design is stored as the JSON text of its document, so that order and numbers stay as they are. In characters. */
export const designLimit = 2_000_000;

const key = z.strictObject({ id: id() });
const documentText = z.string().min(1).max(designLimit);
const number = whole(1, 1_000_000);

/** One published version of a form. */
export const formVersion = z.object({
  number,
  note: z.string().nullable(),
  publishTime: z.string(),
  publisher: z.string().nullable(),
  answers: integer(),
});
export type FormVersion = z.infer<typeof formVersion>;

/** What one person filled in; `values` by data field, as the version's document returns them. */
export const formAnswer = z.object({
  id: id(),
  number,
  values: z.record(z.string(), z.unknown()),
  person: z.string().nullable(),
  createTime: z.string(),
});
export type FormAnswer = z.infer<typeof formAnswer>;

/** A form that takes answers. */
export const openForm = z.object({ id: id(), ...namedShape, remark: z.string().nullable(), number, publishTime: z.string() });
export type OpenForm = z.infer<typeof openForm>;

/** Columns of the list in their order: `createTime`, `person`, `number`, and `values.` with a data field. */
const answerColumns = z.array(z.string().min(1).max(520)).min(1).max(1000);
const answerFilter = { id: id(), number: wholeNumber(1, 1_000_000).optional() };

/** Form designs: designing within the data scope, publishing versions, filling in by everybody signed in. */
export const formApi = {
  ...crud({
    path: 'form',
    permission: 'form',
    noun: 'form',
    row: {
      ...namedShape,
      remark: z.string().nullable(),
      /** 0 takes answers once published, 1 closed. */
      status: integer(),
      /** Latest published version. */
      number: number.nullable(),
      publishTime: z.string().nullable(),
      /** Whether the design differs from the latest version. */
      isChanged: z.boolean(),
      answers: integer(),
      creator: z.string().nullable(),
      createTime: z.string(),
      updateTime: z.string().nullable(),
    },
    draft: { ...namedDraft(100), remark: optionalText(500).optional() },
    filter: { name: optionalText(100).optional(), status: wholeNumber(0, 1).optional() },
    sort: ['name', 'createTime', 'updateTime', 'publishTime'],
  }),
  design: endpoint({
    method: 'GET',
    path: '/main/form/design',
    summary: 'The design at work, with its own version',
    access: 'form.get',
    input: key,
    output: z.object({
      id: id(),
      ...namedShape,
      version: version(),
      number: number.nullable(),
      isChanged: z.boolean(),
      document: z.string(),
      can: z.array(z.string()),
    }),
  }),
  saveDesign: endpoint({
    method: 'POST',
    path: '/main/form/saveDesign',
    summary: 'Save the design; refused with 1020003 when somebody saved meanwhile',
    access: 'form.edit',
    bodyLimit: 2 * designLimit,
    input: z.strictObject({ id: id(), version: version(), document: documentText }),
    output: z.object({ version: version() }),
  }),
  publish: endpoint({
    method: 'POST',
    path: '/main/form/publish',
    summary: 'Publish the saved design as the next version',
    access: 'form.publish',
    input: z.strictObject({ id: id(), version: version(), note: optionalText(200).optional() }),
    output: z.object({ number }),
  }),
  setStatus: endpoint({
    method: 'POST',
    path: '/main/form/setStatus',
    summary: 'Open a form to answers or close it',
    access: 'form.publish',
    input: z.strictObject({ id: id(), version: version(), status: wholeNumber(0, 1) }),
    output: nothing(),
  }),
  versions: endpoint({
    method: 'GET',
    path: '/main/form/versions',
    summary: 'Published versions, newest first',
    access: 'form.get',
    input: key,
    output: z.array(formVersion),
  }),
  version: endpoint({
    method: 'GET',
    path: '/main/form/version',
    summary: 'The document of a published version',
    access: 'form.get',
    input: z.strictObject({ id: id(), number: wholeNumber(1, 1_000_000) }),
    output: z.object({ number, document: z.string() }),
  }),
  open: endpoint({
    method: 'GET',
    path: '/main/form/open',
    summary: 'Forms that take answers',
    access: 'session',
    input: pageQuery({ name: optionalText(100).optional() }, ['publishTime']),
    output: pageOf(openForm),
  }),
  fill: endpoint({
    method: 'GET',
    path: '/main/form/fill',
    summary: 'A form to fill in, in its latest version',
    access: 'session',
    input: key,
    output: z.object({ ...openForm.shape, document: z.string() }),
  }),
  submit: endpoint({
    method: 'POST',
    path: '/main/form/submit',
    summary: 'Send what was filled in; checked against the version, refused with 2031008 when it is no longer the latest',
    access: 'session',
    input: z.strictObject({ id: id(), number, values: z.record(z.string().max(500), z.unknown()) }),
    output: key,
  }),
  answers: endpoint({
    method: 'GET',
    path: '/main/form/answers',
    summary: 'What people filled in, newest first',
    access: 'form.get',
    input: pageQuery(answerFilter, ['createTime']),
    output: pageOf(formAnswer),
  }),
  exportAnswers: endpoint({
    method: 'POST',
    path: '/main/form/exportAnswers',
    summary: 'Export the answers to the download centre',
    access: 'form.export',
    input: pageQuery({ ...answerFilter, columns: answerColumns.optional(), ...exportFormat }, ['createTime']),
    output: key,
  }),
};
