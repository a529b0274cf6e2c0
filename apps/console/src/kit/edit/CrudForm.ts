import type { DialogProps } from '@backlot/ui-kit';
import type { ComponentType } from 'react';

/** How a list adds and edits its rows. */
export interface CrudForm<Row, Draft extends object> {
  /** The fields, inside a form of react-hook-form; `row` is absent while adding. */
  Fields: ComponentType<{ row: Row | undefined }> & { preload?: () => Promise<unknown> };
  /** A new draft. */
  defaults: Draft;
  /** Fields that a new row must have although the call takes it without them. */
  needs?: readonly string[];
  /** Rows of the list lack fields of the form: it opens with the row's detail. */
  isWhole?: boolean;
  /** Width of the dialog; `medium` by default. */
  width?: DialogProps['width'];
  /** The draft of a row. */
  draftOf: (row: Row) => Draft;
  /** A field's label, for the choice between two versions. */
  labelOf: (field: string) => string;
  /** Saves and does what comes next, such as "Save and submit". */
  onward?: {
    label: string;
    /** What stands against it although it may be saved: it is said at the fields, and nothing is sent. */
    problemsOf: (values: Readonly<Record<string, unknown>>) => readonly { field: string; message: string }[];
    /** Runs with what was saved; tells how it went. */
    run: (id: string, name: string) => Promise<void>;
  };
  /** What a value means to people, where it is an id or a code. */
  show?: (field: string, value: unknown) => string | undefined;
}
