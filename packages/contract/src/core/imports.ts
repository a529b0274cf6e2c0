import * as z from 'zod';
import { endpoint } from './endpoint';
import type { Permission } from '../permissions';
import { id, integer, nothing } from './wire';

/** Largest file of an import, the most rows and columns that it may have, and the most refused rows that are listed. */
export const importLimits = { bytes: 5 * 1024 * 1024, rows: 20_000, columns: 100, problems: 500 } as const;

/** The same for orders: a year of a shop in one file. */
export const orderImportLimits = { bytes: 40 * 1024 * 1024, rows: 100_000 } as const;

/**
 * A file on its way into a list. `importStatus`: 0 checking, 1 checked and waiting to be applied, 2 applying, 3 applied,
 * 4 failed, 5 received and waiting to be told its columns. The counts say what would happen until it is applied, and what happened from then on; rows that are refused
 * stay out, the others go in.
 */
export const importTask = z.object({
  id: id(),
  fileName: z.string(),
  createTime: z.string(),
  importStatus: integer(),
  /** 0 to 100 while it checks or applies. */
  progress: integer(),
  total: integer(),
  willAdd: integer(),
  willChange: integer(),
  unchanged: integer(),
  refused: integer(),
  /** `line` is that of the file, headers are line 1; `column` is the header as the file has it. */
  problems: z.array(
    z.object({
      line: integer(),
      column: z.string().nullable(),
      value: z.string().nullable(),
      code: integer(),
      message: z.string(),
    }),
  ),
  failReason: z.string().nullable(),
});
export type ImportTask = z.infer<typeof importTask>;

interface Importing {
  /** Path below `/main`: `goods`. */
  path: string;
  permission: Permission;
  /** Plural noun for the API document. */
  noun: string;
}

/**
 * The calls that bring a CSV or XLSX file into a list: `import` keeps and checks it and changes nothing, `importTask` tells
 * how far it is, `applyImport` carries it out. Files of up to two hundred rows are checked and applied within the call,
 * larger ones in the background. The same file a second time changes nothing.
 */
export const imports = ({ path, permission: access, noun }: Importing) => {
  const key = z.strictObject({ id: id() });
  return {
    import: endpoint({
      method: 'POST',
      path: `/main/${path}/import`,
      summary: `Check a file of ${noun}; nothing changes yet`,
      access,
      body: 'multipart',
      input: nothing(),
      output: importTask,
    }),
    importTask: endpoint({
      method: 'GET',
      path: `/main/${path}/importTask`,
      summary: `How an own import of ${noun} stands`,
      access,
      input: key,
      output: importTask,
    }),
    applyImport: endpoint({
      method: 'POST',
      path: `/main/${path}/applyImport`,
      summary: `Carry out a checked import of ${noun}`,
      access,
      input: key,
      output: importTask,
    }),
    importTemplate: endpoint({
      method: 'GET',
      path: `/main/${path}/importTemplate`,
      summary: `A file with the columns of ${noun} and one example row`,
      access,
      answer: 'blob',
      input: nothing(),
      output: z.unknown(),
    }),
  };
};
