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
const orders = pdfOrders(1);

/** A page as a host has it: the shell is there, the PDF parts are not. */
function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button id="ours" onClick={() => setIsOpen(true)}>Preview</button>
      <button id="pdfmake" onClick={() => void buildWithPdfMake()}>pdfmake</button>
      <PdfPreviewDrawer open={isOpen} onClose={() => setIsOpen(false)} document={workOrderDocument} records={orders} createWorker={createWorker} fontUrl="/fonts/" locale="zh-CN" />
    </>
  );
}

async function buildWithPdfMake() {
  const [{ default: pdfMake }, { pdfMakeDocument }, sans, thai] = await Promise.all([
    import('pdfmake/build/pdfmake.min.js'),
    import('./pdfMakeDocument'),
    fontBytes('sans'),
    fontBytes('thai'),
  ]);
  pdfMake.addVirtualFileSystem({ 'sans.ttf': sans, 'thai.ttf': thai });
  pdfMake.addFonts({ sans: { normal: 'sans.ttf' }, thai: { normal: 'thai.ttf' } });
  const file = await pdfMake.createPdf(pdfMakeDocument(orders[0]!)).getBlob();
  Object.assign(window, { pdfMakeSize: file.size });
}

/** pdfmake takes fonts as base64. */
async function fontBytes(name: string): Promise<string> {
  const blob = await (await fetch(`/fonts/backlot-${name}.ttf`)).blob();
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
