import * as z from 'zod';
import { endpoint } from '../core/endpoint';
import { importTask } from '../core/imports';
import { id, integer, listOf, text } from '../core/wire';

/** What a file can tell of the channels. */
export const fileObjects = ['creators', 'works', 'snapshots', 'comments', 'profiles', 'orders'] as const;

const access = 'connector.import';
const key = z.strictObject({ id: id() });
const ofObject = z.strictObject({ object: z.enum(fileObjects) });

/** A file that was taken in, before anybody said what its columns are. */
export const receivedFile = z.object({
  id: id(),
  object: z.enum(fileObjects),
  fileName: z.string(),
  total: integer(),
  /** The columns of the file and its first rows. */
  headers: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  /** What can be told, in the language of who asks. */
  fields: z.array(z.object({ key: z.string(), name: z.string(), isRequired: z.boolean(), example: z.string() })),
  /** The column of each field: as this person chose it before, or as its name says. */
  mapping: z.array(z.object({ field: z.string(), column: z.string() })),
});
export type ReceivedFile = z.infer<typeof receivedFile>;

/**
 * The file connector: CSV, XLSX or JSON lines of any layout. `receive` takes a file in, `check` says which column is which
 * and tells row by row what would happen, `applyImport` carries it out, `refused` gives the rows back that stayed out.
 */
export const fileImportApi = {
  receive: endpoint({
    method: 'POST',
    path: '/main/fileImport/receive',
    summary: 'Take a file in and tell its columns; nothing changes yet',
    access,
    body: 'multipart',
    input: ofObject,
    output: receivedFile,
  }),
  check: endpoint({
    method: 'POST',
    path: '/main/fileImport/check',
    summary: 'Say which column is which, and check the rows; nothing changes yet',
    access,
    input: z.strictObject({ id: id(), mapping: listOf(z.strictObject({ field: text(60), column: text(500) }), 100) }),
    output: importTask,
  }),
  importTask: endpoint({
    method: 'GET',
    path: '/main/fileImport/importTask',
    summary: 'How an own file stands',
    access,
    input: key,
    output: importTask,
  }),
  applyImport: endpoint({
    method: 'POST',
    path: '/main/fileImport/applyImport',
    summary: 'Carry out a checked file',
    access,
    input: key,
    output: importTask,
  }),
  refused: endpoint({
    method: 'GET',
    path: '/main/fileImport/refused',
    summary: 'The rows of a file that stay out, each with why',
    access,
    answer: 'blob',
    input: key,
    output: z.unknown(),
  }),
  template: endpoint({
    method: 'GET',
    path: '/main/fileImport/template',
    summary: 'A file with all columns and one example row',
    access,
    answer: 'blob',
    input: ofObject,
    output: z.unknown(),
  }),
};
