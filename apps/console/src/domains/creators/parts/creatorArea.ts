import { upApi } from '@backlot/contract';

const { page, detail, add, edit, delete: remove, export: exportRows, matching } = upApi;

/** The calls of a creator list with a form. */
export const creatorArea = { page, detail, edit, delete: remove, export: exportRows, matching, add };
