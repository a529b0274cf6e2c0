import type { WorkOrderRecord } from '@backlot/pdf-export/document';
import { fontRuns, pdfRows } from './pdfOrders';

/** The work order as a pdfmake document: same page, sizes, header and page number. */
export function pdfMakeDocument(order: WorkOrderRecord) {
  const { title, code, rows, texts } = pdfRows(order);
  return {
    pageSize: { width: 1200, height: 1500 },
    pageMargins: [50, 138, 50, 80] as [number, number, number, number],
    info: { title },
    defaultStyle: { font: 'sans', fontSize: 16, lineHeight: 1.1, color: '#17202e' },
    header: {
      margin: [50, 40],
      columns: [
        { text: fontRuns(title), fontSize: 26 },
        { text: code, width: 300, alignment: 'right' },
      ],
    },
    footer: (page: number, pages: number) => ({ text: `第 ${page} 页，共 ${pages} 页`, alignment: 'right', margin: [50, 0], fontSize: 13 }),
    content: [
      ...rows.map(([label, value]) => ({
        columns: [
          { text: label, width: 240, color: '#556072' },
          { text: fontRuns(value), width: 860, link: value.startsWith('http') ? value : undefined },
        ],
        margin: [0, 5],
      })),
      ...texts.flatMap(([label, value]) => [{ text: label, color: '#556072' }, { text: fontRuns(value) }]),
    ],
  };
}
