import { upApi } from '@backlot/contract';

const { page, detail, add, edit, delete: remove, export: exportRows } = upApi;

/** The calls of a creator list with a form; a new creator needs the proof of a passed extraction test (spec section 5). */
export const creatorArea = { page, detail, edit, delete: remove, export: exportRows, add: { ...add, input: add.input.required({ testId: true }) } };
