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
const createWorker = () => new Worker(trusted.createScriptURL(workerUrl), { type: 'module' });
const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content;
const orders = pdfOrders(8);
let printed = 0;
const nextOrder = () => orders[printed++ % orders.length]!;

/** A page as a host has it: the shell is there, the PDF parts are not. */
function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button id="ours" onClick={() => setIsOpen(true)}>Preview</button>
      <button id="pdfmake" onClick={() => void note(buildWithPdfMake())}>pdfmake</button>
      <button id="pdfkit" onClick={() => void note(buildWithPdfKit())}>pdfkit</button>
      <PdfPreviewDrawer open={isOpen} onClose={() => setIsOpen(false)} document={workOrderDocument} records={orders} createWorker={createWorker} fontUrl="/fonts/" locale="zh-CN" />
    </>
  );
}

/** Tells the benchmark that a file is made. */
async function note(made: Promise<number>) {
  Object.assign(window, { peerSize: await made });
}

async function buildWithPdfMake(): Promise<number> {
  const [{ default: pdfMake }, { pdfMakeDocument }, sans, thai] = await Promise.all([
    import('pdfmake/build/pdfmake.min.js'),
    import('./pdfMakeDocument'),
    base64Of('sans'),
    base64Of('thai'),
  ]);
  pdfMake.addVirtualFileSystem({ 'sans.ttf': sans, 'thai.ttf': thai });
  pdfMake.addFonts({ sans: { normal: 'sans.ttf' }, thai: { normal: 'thai.ttf' } });
  return (await pdfMake.createPdf(pdfMakeDocument(nextOrder())).getBlob()).size;
}

async function buildWithPdfKit(): Promise<number> {
  const [{ default: PDFKit }, { printWithPdfKit }, sans, thai] = await Promise.all([
    import('pdfkit'),
    import('./pdfKitDocument'),
    fontBytes('sans'),
    fontBytes('thai'),
  ]);
  return (await printWithPdfKit(PDFKit, { sans, thai }, nextOrder())).length;
}

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
