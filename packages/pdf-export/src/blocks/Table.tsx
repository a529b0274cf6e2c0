/** @jsxRuntime automatic */
import { View } from '@react-pdf/renderer';
import { useContentWidth } from './ContentWidth';
import { kept } from './KeptProps';
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
    <View style={{ marginBottom: 6 }} {...tagged('Table')}>
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
    <View fixed={head} minPresenceAhead={head ? 1 : undefined} style={{ ...rowStyle, ...(head && headStyle) }} {...tagged('TR')} {...kept}>
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

// The room above is part of the row: a page break could part it from a table whose rows no longer fit.
const headStyle = { backgroundColor: look.soft, marginTop: 6 } as const;
const rowStyle = { flexDirection: 'row', borderBottomWidth: 1, borderBottomColor: look.line } as const;
