import { Zip, ZipDeflate, strToU8 } from 'fflate';
import { cellText } from './csv';
import { xlsxEnd, xlsxFrame, xlsxRow, xlsxStart } from './xlsxXml';
import type { Cell } from '../../../../http/parts/exportSource';

const sheetName = 'xl/worksheets/sheet1.xml';

/** Fast rather than small: other calls wait while a batch is packed. */
const packing = { level: 3 } as const;

/** A workbook of one sheet made of batches of lines, the first of which is the header; never more than a batch is in memory. */
export async function* xlsxParts(batches: AsyncIterable<readonly Cell[][]>): AsyncGenerator<Buffer> {
  let packed: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    packed.push(part);
  });
  const taken = () => {
    const parts = packed;
    packed = [];
    return Buffer.concat(parts);
  };
  for (const [name, xml] of Object.entries(xlsxFrame)) {
    const entry = new ZipDeflate(name, packing);
    zip.add(entry);
    entry.push(strToU8(xml), true);
  }
  const sheet = new ZipDeflate(sheetName, packing);
  zip.add(sheet);
  let row = 0;
  for await (const lines of batches) {
    const xml = lines.map((line) => {
      row += 1;
      return xlsxRow(line.map(cellText), row);
    });
    const start = row === lines.length ? xlsxStart(lines[0]?.length ?? 1) : '';
    sheet.push(strToU8(start + xml.join('')));
    yield taken();
  }
  sheet.push(strToU8(xlsxEnd), true);
  zip.end();
  yield taken();
}
