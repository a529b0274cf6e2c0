import type { fileUses, Permission } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Db, rowsOf } from '../../../db/database';
import { files } from '../../../tables/base/file';
import { users } from '../../../tables/base/user';
import { ups } from '../../../tables/creators/creator';
import { shopCertifications } from '../../../tables/merchants/certification';
import { shops } from '../../../tables/merchants/merchant';
import { goods } from '../../../tables/merchants/product';
import { payments } from '../../../tables/money/payment';
import { scriptRounds, scripts } from '../../../tables/trade/script';
import { formAnswerFiles, formAnswers, forms } from '../../../tables/system/form';

type Use = (typeof fileUses)[number];

interface Known {
  use: Use;
  columns: readonly AnyPgColumn[];
  /** What the record is called and how it is found. */
  record: SQL;
  name: SQL;
  from: SQL;
  /** What it takes to see the file there, beyond keeping files in order. */
  needs?: Permission;
}

const { idCardFront, idCardBack, businessLicence } = shopCertifications;

/** The columns that name files, with the records they belong to. */
const known: readonly Known[] = [
  { use: 'person', columns: [users.avatar], record: sql`${users.id}`, name: sql`${users.name}`, from: sql`${users}` },
  {
    use: 'form',
    columns: [formAnswerFiles.fileId],
    record: sql`${forms.id}`,
    name: sql`${forms.name}`,
    from: sql`${formAnswerFiles} join ${formAnswers} on ${formAnswers.id} = ${formAnswerFiles.answerId} join ${forms} on ${forms.id} = ${formAnswers.formId}`,
    needs: 'form.get',
  },
  { use: 'creator', columns: [ups.avatar], record: sql`${ups.id}`, name: sql`${ups.nickname}`, from: sql`${ups}` },
  { use: 'product', columns: [goods.mainImage], record: sql`${goods.id}`, name: sql`${goods.goodsName}`, from: sql`${goods}` },
  {
    use: 'certification',
    columns: [idCardFront, idCardBack, businessLicence],
    record: sql`${shops.id}`,
    name: sql`${shops.shopName}`,
    from: sql`${shopCertifications} join ${shops} on ${shops.id} = ${shopCertifications.shopId}`,
    needs: 'shop.showIdCard',
  },
  {
    use: 'payment',
    columns: [payments.voucherFile, payments.reverseFile],
    record: sql`${payments.id}`,
    name: sql`${payments.payNo}`,
    from: sql`${payments}`,
    needs: 'payment.get',
  },
  {
    use: 'script',
    columns: [scripts.fileId, scripts.thumbnail],
    record: sql`${scripts.id}`,
    name: sql`${scripts.scriptName}`,
    from: sql`${scripts}`,
    needs: 'script.get',
  },
  {
    use: 'script',
    columns: [scriptRounds.fileId, scriptRounds.thumbnail],
    record: sql`${scripts.id}`,
    name: sql`${scripts.scriptName}`,
    from: sql`${scriptRounds} join ${scripts} on ${scripts.id} = ${scriptRounds.scriptId}`,
    needs: 'script.get',
  },
];

/** The columns that are known to name files. */
export const namingColumns: readonly AnyPgColumn[] = known.flatMap(({ columns }) => columns);

/** SQL: whether a known column names the file of a row of files. */
export const isNamed: SQL<boolean> = sql`(${sql.join(
  namingColumns.map((column) => sql`exists (select 1 from ${column.table} where ${column} = ${files.id})`),
  sql` or `,
)})`;

export interface FileUse {
  fileId: string;
  use: Use;
  recordId: string;
  name: string;
}

/** SQL: the known uses of files, one row each. */
const usesIn = (ids: readonly string[]): SQL =>
  sql.join(
    known.flatMap(({ use, columns, record, name, from }) =>
      columns.map(
        (column) =>
          sql`select ${column}::text "fileId", ${use}::text use, ${record}::text "recordId", coalesce(${name}, '') "name" from ${from} where ${column} = any(${sql.param([...ids])}::bigint[])`,
      ),
    ),
    sql` union all `,
  );

/** Where files are used, as far as columns that are made for files tell. */
export const usesOf = async (db: Db, ids: readonly string[]): Promise<FileUse[]> =>
  ids.length === 0
    ? []
    : rowsOf<Record<keyof FileUse, string> & FileUse>(db, sql`select distinct * from (${usesIn(ids)}) used order by use, "recordId"`);

/** The permission that seeing a file takes where it is used so; undefined where keeping files in order is enough. */
export const neededFor = (use: Use): Permission | undefined => known.find((one) => one.use === use)?.needs;
