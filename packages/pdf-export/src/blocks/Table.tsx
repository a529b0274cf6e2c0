/** @jsxRuntime automatic */
import { View } from '@react-pdf/renderer';
import { useContentWidth } from './ContentWidth';
import { look } from './look';
import { PdfText } from './PdfText';
import { tagged } from './Tag';

/** A column of a table: its heading, its share of the width (1 unless given) and its alignment. */
export interface TableColumn {
  title: string;
  share?: number;
  align?: 'left' | 'right';
}

/** Rows of text under headings that are repeated on every page. Missing cells are empty. */
export function Table({ columns, rows }: { columns: readonly TableColumn[]; rows: readonly (readonly string[])[] }) {
  const width = useContentWidth();
  const shares = columns.reduce((sum, column) => sum + (column.share ?? 1), 0);
  const widths = columns.map((column) => (width * (column.share ?? 1)) / shares);
  return (
    <View style={{ marginVertical: 6 }} {...tagged('Table')}>
      <Row cells={columns.map((column) => column.title)} columns={columns} widths={widths} head />
      {rows.map((cells, index) => (
        <Row key={index} cells={cells} columns={columns} widths={widths} />
      ))}
    </View>
  );
}

function Row({
  cells,
  columns,
  widths,
  head = false,
}: {
  cells: readonly string[];
  columns: readonly TableColumn[];
  widths: number[];
  head?: boolean;
}) {
  return (
    <View fixed={head} wrap={!head && !isShort(cells)} style={{ ...rowStyle, backgroundColor: head ? look.soft : undefined }} {...tagged('TR')}>
      {columns.map((column, index) => (
        <View key={index} style={{ width: widths[index], padding: 8 }} {...(head ? tagged('TH', { scope: 'Column' }) : tagged('TD'))}>
          <PdfText width={widths[index]! - 16} color={head ? look.second : look.ink} style={{ textAlign: column.align ?? 'left' }}>
            {cells[index] ?? ''}
          </PdfText>
        </View>
      ))}
    </View>
  );
}

/** A row of a few lines goes to the next page as a whole; one that fills pages is broken. */
const isShort = (cells: readonly string[]) => cells.every((cell) => cell.length < 400);

const rowStyle = { flexDirection: 'row', borderBottomWidth: 1, borderBottomColor: look.line } as const;
