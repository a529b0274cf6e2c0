import { BacklotThemeProvider } from '@backlot/ui-kit';
import { PdfPreviewDrawer, workOrderDocument } from '@backlot/pdf-export';
// oxlint-disable-next-line import/default -- Vite answers the query with an address
import workerUrl from '@backlot/pdf-export/worker?worker&url';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { pdfOrders } from './pdfOrders';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

const trusted = (window as unknown as { trustedTypes: TrustedTypes }).trustedTypes.createPolicy('app-worker', {
  createScriptURL: (url) => {
    if (url !== workerUrl) throw new TypeError('unknown worker');
    return url;
  },
});
const createWorker = () => {
  const worker = new Worker(trusted.createScriptURL(workerUrl), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<{ kind?: string; value?: unknown }>) => {
    if (data.kind === 'done' && data.value instanceof Uint8Array) Object.assign(window, { fileMade: performance.now() });
  });
  return worker;
};
const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content;
const orders = pdfOrders(8);
let printed = 0;
const nextOrder = () => orders[printed++ % orders.length]!;

/** A page as a host has it: the shell is there, the PDF parts are not. */
function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button id="ours" onClick={() => setIsOpen(true)}>
        Preview
      </button>
      <button id="pdfmake" onClick={() => void note(buildWithPdfMake())}>
        pdfmake
      </button>
      <button id="pdfmakePainted" onClick={() => void note(paintBeside(buildWithPdfMake))}>
        pdfmake, painted
      </button>
      <button id="pdfkit" onClick={() => void note(buildWithPdfKit())}>
        pdfkit
      </button>
      <canvas id="painted" />
      <PdfPreviewDrawer
        open={isOpen}
        onClose={() => setIsOpen(false)}
        document={workOrderDocument}
        records={orders}
        createWorker={createWorker}
        fontUrl="/fonts/"
        locale="zh-CN"
      />
    </>
  );
}

/** Tells the benchmark that a file is made, or painted. */
async function note(made: Promise<Uint8Array>) {
  Object.assign(window, { peerSize: (await made).length });
}

async function buildWithPdfMake(): Promise<Uint8Array<ArrayBuffer>> {
  const [{ default: pdfMake }, { pdfMakeDocument }, sans, thai] = await Promise.all([
    import('pdfmake/build/pdfmake.min.js'),
    import('./pdfMakeDocument'),
    base64Of('sans'),
    base64Of('thai'),
  ]);
  pdfMake.addVirtualFileSystem({ 'sans.ttf': sans, 'thai.ttf': thai });
  pdfMake.addFonts({ sans: { normal: 'sans.ttf' }, thai: { normal: 'thai.ttf' } });
  return new Uint8Array(await (await pdfMake.createPdf(pdfMakeDocument(nextOrder())).getBlob()).arrayBuffer());
}

async function buildWithPdfKit(): Promise<Uint8Array> {
  const [{ default: PDFKit }, { printWithPdfKit }, sans, thai] = await Promise.all([
    import('pdfkit'),
    import('./pdfKitDocument'),
    fontBytes('sans'),
    fontBytes('thai'),
  ]);
  return printWithPdfKit(PDFKit, { sans, thai }, nextOrder());
}

/** Makes a file and paints its first page with the painter of ours, which gets ready meanwhile. */
async function paintBeside(build: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array> {
  painter ??= createWorker();
  void ask(painter, 'warmUp', { part: 'paint' });
  const bytes = await build();
  await ask(painter, 'open', bytes);
  const image = (await ask(painter, 'paint', { page: 1, width: paintedWidth })) as ImageBitmap;
  const canvas = document.querySelector<HTMLCanvasElement>('#painted')!;
  Object.assign(canvas, { width: image.width, height: image.height });
  canvas.getContext('bitmaprenderer')!.transferFromImageBitmap(image);
  return bytes;
}

let painter: Worker | undefined;
let lastId = 0;

/** About what the drawer asks for at the size of this page. */
const paintedWidth = 960;

/** A call to the worker of ours, as its page's end makes it. */
const ask = (worker: Worker, task: string, input: unknown): Promise<unknown> =>
  new Promise((resolve) => {
    const id = (lastId += 1);
    worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; value?: unknown }>) => data.id === id && resolve(data.value));
    worker.postMessage({ backlotPdf: true, id, task, input });
  });

const fonts = new Map<string, Promise<Blob>>();

/** A font is fetched once, as a host would. */
function fontBlob(name: string): Promise<Blob> {
  const known = fonts.get(name) ?? fetch(`/fonts/backlot-${name}.ttf`).then((answer) => answer.blob());
  fonts.set(name, known);
  return known;
}

const fontBytes = async (name: string) => new Uint8Array(await (await fontBlob(name)).arrayBuffer());

const encoded = new Map<string, Promise<string>>();

/** pdfmake takes fonts as base64. */
function base64Of(name: string): Promise<string> {
  const known = encoded.get(name) ?? fontBlob(name).then(toBase64);
  encoded.set(name, known);
  return known;
}

async function toBase64(blob: Blob): Promise<string> {
  const reader = new FileReader();
  reader.readAsDataURL(blob);
  await new Promise((resolve) => reader.addEventListener('load', resolve));
  return (reader.result as string).split(',')[1]!;
}

createRoot(document.querySelector('#root')!).render(
  <BacklotThemeProvider nonce={nonce}>
    <Page />
  </BacklotThemeProvider>,
);
