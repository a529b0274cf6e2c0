/** @jsxRuntime automatic */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { PdfDocument, WorkOrderPage, type WorkOrderRecord } from '@backlot/pdf-export/document';
import { renderToBuffer } from '@backlot/pdf-export/node';
import PDFKit from 'pdfkit';
import { printWithPdfKit } from './pdfKitDocument';
import { pdfOrders } from './pdfOrders';
import { pdfMakeDocument } from './pdfMakeDocument';

const require = createRequire(import.meta.url);
const fontPath = (name: string) => new URL(`../../pdf-export/fonts/backlot-${name}.ttf`, import.meta.url);
const fonts = { sans: readFileSync(fontPath('sans')), thai: readFileSync(fontPath('thai')) };

type Print = (order: WorkOrderRecord) => Promise<Uint8Array>;

const lookUp = () => undefined;

const ours: Print = (order) =>
  renderToBuffer(
    <PdfDocument title={order.workOrderName!} locale="zh-CN">
      <WorkOrderPage item={order} locale="zh-CN" lookUp={lookUp} />
    </PdfDocument>,
  );

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

const withPdfKit: Print = (order) => printWithPdfKit(PDFKit, fonts, order);

/** Milliseconds for one document: the first in this process, or 200 of them in five rounds, the libraries in turn. */
async function measure() {
  const orders = pdfOrders(200);
  const libraries: [string, Print][] = [
    ['ours', ours],
    ['pdfmake', withPdfMake],
    ['pdfkit', withPdfKit],
  ];
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
