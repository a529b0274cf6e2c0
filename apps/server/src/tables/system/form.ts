import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { nameColumns } from '../../db/nameColumns';
import { moment, statusColumn, trail } from '../../db/timeColumns';

/** Forms; status 1 takes no answers. */
export const forms = pgTable(
  'forms',
  {
    id: primaryId(),
    ...nameColumns(),
    remark: text('remark'),
    orgId: idColumn('org_id'),
    /** Latest published version. */
    number: integer('number'),
    publishTime: moment('publish_time'),
    /** Whether the design differs from that version. */
    isChanged: boolean('is_changed').notNull().default(false),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [index('forms_listed').on(table.createTime, table.id)],
);

/** The design at work of each form, apart from its row: lists never read it. Text, so that order and numbers stay. */
export const formDesigns = pgTable('form_designs', {
  formId: idColumn('form_id').primaryKey(),
  document: text('document').notNull(),
  version: integer('version').notNull().default(0),
});

/** Published versions; never changed. */
export const formVersions = pgTable(
  'form_versions',
  {
    id: primaryId(),
    formId: idColumn('form_id').notNull(),
    number: integer('number').notNull(),
    document: text('document').notNull(),
    note: text('note'),
    createUser: idColumn('create_user').notNull(),
    createTime: moment('create_time').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('form_versions_number').on(table.formId, table.number)],
);

/** What people filled in, as JSON text; `number` is the version they saw. */
export const formAnswers = pgTable(
  'form_answers',
  {
    id: primaryId(),
    formId: idColumn('form_id').notNull(),
    number: integer('number').notNull(),
    values: text('values').notNull(),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [index('form_answers_form').on(table.formId, table.createTime, table.id)],
);

/** Files that an answer names: who may read the answer may see them. */
export const formAnswerFiles = pgTable(
  'form_answer_files',
  { answerId: idColumn('answer_id').notNull(), fileId: idColumn('file_id').notNull() },
  (table) => [primaryKey({ columns: [table.answerId, table.fileId] }), index('form_answer_files_file').on(table.fileId)],
);
