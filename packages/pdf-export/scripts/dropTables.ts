/**
 * An sfnt without the named tables. OpenType layout tables of a font that needs none of them (hanzi, precomposed
 * Latin and Vietnamese) only cost time: every run of text would be shaped for nothing.
 */
export function dropTables(font: Uint8Array, names: string[]): Uint8Array {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => readRecord(view, 12 + index * 16)).filter(
    (table) => !names.includes(table.tag),
  );
  const size = tables.reduce((sum, table) => sum + padded(table.length), 12 + tables.length * 16);
  const out = new Uint8Array(size);
  const target = new DataView(out.buffer);
  const power = Math.floor(Math.log2(tables.length));
  target.setUint32(0, view.getUint32(0));
  target.setUint16(4, tables.length);
  target.setUint16(6, 2 ** power * 16);
  target.setUint16(8, power);
  target.setUint16(10, tables.length * 16 - 2 ** power * 16);
  let offset = 12 + tables.length * 16;
  tables.forEach((table, index) => {
    const record = 12 + index * 16;
    target.setUint32(record, table.tagNumber);
    target.setUint32(record + 4, table.checksum);
    target.setUint32(record + 8, offset);
    target.setUint32(record + 12, table.length);
    out.set(font.subarray(table.offset, table.offset + table.length), offset);
    offset += padded(table.length);
  });
  return out;
}

const padded = (length: number) => (length + 3) & ~3;

function readRecord(view: DataView, at: number) {
  const tag = String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
  return {
    tag,
    tagNumber: view.getUint32(at),
    checksum: view.getUint32(at + 4),
    offset: view.getUint32(at + 8),
    length: view.getUint32(at + 12),
  };
}
