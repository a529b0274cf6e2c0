import type { WorkOrderRecord } from '@backlot/pdf-export/document';
import { fontRuns, pdfRows } from './pdfOrders';

/** What pdfkit is, in Node and as the build for browsers. */
export interface PdfKit {
  new (options: object): PdfKitDocument;
}

interface PdfKitDocument {
  y: number;
  on(event: string, listener: (value: never) => void): this;
  registerFont(name: string, source: Uint8Array): this;
  font(name: string): this;
  fontSize(size: number): this;
  text(text: string, ...rest: unknown[]): this;
  end(): void;
}

/** The work order drawn by hand: the same texts at the same places, without layout or counted page numbers. */
export function printWithPdfKit(Kit: PdfKit, fonts: Record<'sans' | 'thai', Uint8Array>, order: WorkOrderRecord): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const { title, code, rows, texts } = pdfRows(order);
    const document = new Kit({
      size: [1200, 1500],
      margins: { top: 138, bottom: 80, left: 50, right: 50 },
      info: { Title: title },
      font: '',
    });
    const parts: Uint8Array<ArrayBuffer>[] = [];
    document.on('data', (part: Uint8Array<ArrayBuffer>) => parts.push(part));
    document.on('end', () => void new Blob(parts).arrayBuffer().then((bytes) => resolve(new Uint8Array(bytes))));
    document.on('error', reject);
    document.registerFont('sans', fonts.sans).registerFont('thai', fonts.thai);
    const write = (text: string, x: number, width: number) => {
      const runs = fontRuns(text);
      const [first] = runs;
      runs.forEach((run, at) => {
        document.font(run.font);
        const options = { width, lineGap: 4, continued: at < runs.length - 1 };
        if (run === first) document.text(run.text, x, document.y, options);
        else document.text(run.text, options);
      });
    };
    document.font('sans').fontSize(26).text(title, 50, 50).fontSize(16).text(code, 850, 60, { width: 300, align: 'right' });
    document.y = 138;
    for (const [label, value] of rows) {
      const top = document.y;
      write(label, 50, 220);
      document.y = top;
      write(value, 290, 860);
      document.y += 10;
    }
    for (const [label, value] of texts) {
      write(label, 50, 1100);
      write(value, 50, 1100);
    }
    document.fontSize(13).text('第 1 页，共 1 页', 50, 1400, { width: 1100, align: 'right' });
    document.end();
  });
}
