/** @jsxRuntime automatic */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { PdfDocument, WorkOrderPage, type WorkOrderRecord } from '@backlot/pdf-export/document';
import { renderToBuffer } from '@backlot/pdf-export/node';
import PDFKit from 'pdfkit';
import { fontRuns, pdfOrders, pdfRows } from './pdfOrders';
import { pdfMakeDocument } from './pdfMakeDocument';

const require = createRequire(import.meta.url);
const fontPath = (name: string) => new URL(`../../pdf-export/fonts/backlot-${name}.ttf`, import.meta.url);
const fonts = { sans: readFileSync(fontPath('sans')), thai: readFileSync(fontPath('thai')) };

type Print = (order: WorkOrderRecord) => Promise<Uint8Array>;

const lookUp = () => undefined;

const ours: Print = (order) =>
  renderToBuffer(<PdfDocument title={order.workOrderName!} locale="zh-CN"><WorkOrderPage item={order} locale="zh-CN" lookUp={lookUp} /></PdfDocument>);

const pdfMake = require('pdfmake') as {
  setFonts(fonts: object): void;
  setUrlAccessPolicy(allow: () => boolean): void;
  setLocalAccessPolicy(allow: () => boolean): void;
  createPdf(document: object): { getBuffer(): Promise<Uint8Array> };
};
pdfMake.setFonts({ sans: { normal: fileURLToPath(fontPath('sans')) }, thai: { normal: fileURLToPath(fontPath('thai')) } });
pdfMake.setUrlAccessPolicy(() => false);
pdfMake.setLocalAccessPolicy(() => true);

const withPdfMake: Print = (order) => pdfMake.createPdf(pdfMakeDocument(order)).getBuffer();

const withPdfKit: Print = (order) =>
  new Promise((resolve, reject) => {
    const { title, code, rows, texts } = pdfRows(order);
    const document = new PDFKit({ size: [1200, 1500], margins: { top: 138, bottom: 80, left: 50, right: 50 }, info: { Title: title } });
    const parts: Uint8Array[] = [];
    document.on('data', (part: Uint8Array) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
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

/** Milliseconds for one document: the first in this process, or 200 of them in five rounds, the libraries in turn. */
async function measure() {
  const orders = pdfOrders(200);
  const libraries: [string, Print][] = [['ours', ours], ['pdfmake', withPdfMake], ['pdfkit', withPdfKit]];
  const asked = process.argv[2];
  if (asked) {
    const print = libraries.find(([name]) => name === asked)![1];
    return { first: await timeOf(print, orders.slice(0, 1)) };
  }
  for (const [, print] of libraries) await timeOf(print, orders.slice(0, 40));
  const rounds: Record<string, number>[] = [];
  for (let round = 0; round < 5; round += 1) {
    const turn = round % 2 === 0 ? libraries : libraries.toReversed();
    const figures: Record<string, number> = {};
    for (const [name, print] of turn) figures[name] = (await timeOf(print, orders)) / orders.length;
    rounds.push(figures);
  }
  const sizes = Object.fromEntries(await Promise.all(libraries.map(async ([name, print]) => [name, (await print(orders[0]!)).length])));
  return { rounds, sizes };
}

/** Milliseconds of processor time, so that other work on the machine does not count. */
async function timeOf(print: Print, orders: WorkOrderRecord[]): Promise<number> {
  const start = process.cpuUsage();
  for (const order of orders) if ((await print(order)).length < 1000) throw new Error('The PDF is empty.');
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

process.stdout.write(`\n${JSON.stringify(await measure())}\n`);
process.exit(0);
