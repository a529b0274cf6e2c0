import type { ParsedInputOf, settleStatementApi } from '@backlot/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import writeExcelFile from 'write-excel-file/node';
import type { Db } from '../../../../../db/database';
import type { Language } from '../../../../../db/Language';
import type { Actor } from '../../../../../http/requests/actor';
import { Refusal } from '../../../../../http/answers/refusal';
import { nameIn } from '../../../../../http/requests/nameIn';
import type { Services } from '../../../../../services';
import { settlementBatches, settlementLines, settlementStatements } from '../../../../../tables/money/settlement';
import { type Cell, type Column, type FileSource, headersOf, isDecimal, linesOf } from '../../../../base/download';
import { type Viewer, viewerFrom } from '../../../../base/sight';
import { statementsInSight } from '../../sight';
import { historiesOf } from '../statementHistory';
import { presentLine } from '../statements';
import { summariesOf } from '../summaries';
import { historyText } from './historyText';
import { lineColumns, type LineOfBeneficiary } from './lineColumns';
import { statementColumns } from './statementColumns';

type Query = ParsedInputOf<typeof settleStatementApi.workbook>;

/** Lines of one workbook: it is made in memory. Larger months are read from the list of lines. */
const mostLines = 50_000;

const sheets = {
  sums: { name: '汇总', enName: 'Summary', vnName: 'Tổng hợp' },
  lines: { name: '明细', enName: 'Lines', vnName: 'Các dòng' },
};

/** Statements as a workbook: one, or all of a batch, those that the person may see when it is made. */
export function statementWorkbook({ database: { db } }: Services): FileSource {
  const idsOf = async (query: Record<string, unknown>, actor: Actor): Promise<string[]> => {
    const viewer = await viewerFrom(db, actor);
    const which = query as Query;
    const rows = await db
      .select({ id: settlementStatements.id })
      .from(settlementStatements)
      .where(
        and(
          statementsInSight(viewer),
          'id' in which ? eq(settlementStatements.id, which.id) : eq(settlementStatements.batchId, which.batchId),
        ),
      )
      .orderBy(asc(settlementStatements.beneficiaryName), asc(settlementStatements.id));
    return rows.map(({ id }) => id);
  };
  return {
    area: 'settleStatement',
    permission: 'settle.get',
    title: async () => ({ name: '结算单', enName: 'Statement', vnName: 'Bảng đối soát' }),
    count: async (query, actor) => (await idsOf(query, actor)).length,
    ids: idsOf,
    mostRows: 5000,
    extension: () => 'xlsx',
    make: async ({ ids, actor: { language, ...actor } }) => {
      const viewer = await viewerFrom(db, { language, ...actor });
      const sums = await summariesOf(db, ids, viewer);
      const histories = await historiesOf(
        db,
        sums.map(({ id, batch, settleDimension, beneficiary }) => ({
          id,
          batchId: batch.id,
          beneficiaryType: settleDimension,
          beneficiaryId: beneficiary.id,
        })),
        viewer,
      );
      const told = sums.map((row) => ({ ...row, history: historyText(histories.get(row.id) ?? [], language) }));
      const lines = await linesOfStatements(db, ids, viewer);
      const bytes = await writeExcelFile([
        await sheetOf(db, { name: sheets.sums, columns: statementColumns, rows: told, language }),
        await sheetOf(db, { name: sheets.lines, columns: lineColumns, rows: lines, language }),
      ]).toBuffer();
      return { bytes, rowCount: lines.length };
    },
  };
}

async function linesOfStatements(db: Db, ids: readonly string[], viewer: Viewer): Promise<LineOfBeneficiary[]> {
  const rows = await db
    .select({ line: settlementLines, beneficiaryName: settlementStatements.beneficiaryName, currency: settlementBatches.currency })
    .from(settlementLines)
    .innerJoin(
      settlementStatements,
      and(eq(settlementStatements.batchId, settlementLines.batchId), eq(settlementStatements.beneficiaryId, settlementLines.beneficiaryId)),
    )
    .innerJoin(settlementBatches, eq(settlementBatches.id, settlementLines.batchId))
    .where(inArray(settlementStatements.id, [...ids]))
    .orderBy(asc(settlementStatements.beneficiaryName), asc(settlementLines.lineType), asc(settlementLines.id))
    .limit(mostLines + 1);
  if (rows.length > mostLines) throw new Refusal('tooManyExportRows');
  return rows.map(({ line, beneficiaryName, currency }) => ({ ...presentLine(line, currency, viewer), beneficiaryName, currency }));
}

interface Sheet<Row> {
  name: (typeof sheets)[keyof typeof sheets];
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  language: Language;
}

async function sheetOf<Row>(db: Db, { name, columns, rows, language }: Sheet<Row>) {
  const headers = headersOf(columns, language);
  const lines = await linesOf(db, { columns, rows, language });
  return {
    sheet: nameIn(language, name),
    data: [headers.map((value) => ({ value, fontWeight: 'bold' as const })), ...lines.map((line) => line.map(cellOf))],
    columns: headers.map((header, at) => ({
      width: lines.some((line) => isLong(line[at])) ? 60 : Math.max(12, header.length + 4),
    })),
    stickyRowsCount: 1,
  };
}

/** Texts are texts, whatever they begin with. */
const cellOf = (value: Cell) =>
  value === null
    ? null
    : isDecimal(value)
      ? { value: Number(value.decimal), type: Number }
      : typeof value === 'number'
        ? { value, type: Number }
        : { value, type: String, ...(isLong(value) && { wrap: true }) };

/** Texts of several lines. */
const isLong = (value: Cell | undefined): boolean => typeof value === 'string' && value.includes('\n');
