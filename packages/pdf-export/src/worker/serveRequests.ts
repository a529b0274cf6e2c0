import { fetchFontBytes } from '../fonts/fetchFontBytes';
import { everydayFonts } from '../fonts/fontName';
import { type FontUrls, packagedFontUrls } from '../fontUrls';
import { PdfError } from '../PdfError';
import type { MissingCharacter } from '../text/MissingCharacter';
import type { Answer, Request } from './messages';
import { documentLoaders } from './documentLoaders';

/** The part of a worker's global scope that is used here. */
export interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<Request>) => void): void;
  postMessage(message: Answer, transfer: Transferable[]): void;
}

/** Answers the requests of a page in a worker. What makes PDFs and what paints them are loaded when first asked for. */
export function serveRequests(scope: WorkerScope): void {
  scope.addEventListener('message', (event: MessageEvent<Request>) => {
    if (event.data?.backlotPdf !== true) return;
    void respond(scope, event.data);
  });
}

type Reply = { value?: unknown; transfer?: Transferable[] };

async function respond(scope: WorkerScope, request: Request) {
  const { id } = request;
  const send = (answer: Answer, transfer: Transferable[] = []) => scope.postMessage(answer, transfer);
  try {
    const { value, transfer } = await carryOut(request, {
      onProgress: (done, total) => send({ backlotPdf: true, id, kind: 'progress', done, total }),
      onMissing: (characters) => send({ backlotPdf: true, id, kind: 'missing', characters }),
    });
    send({ backlotPdf: true, id, kind: 'done', value } as Answer, transfer);
  } catch (error) {
    const { code, message, status } =
      error instanceof PdfError ? error : { code: 'document' as const, message: messageOf(error), status: undefined };
    send({ backlotPdf: true, id, kind: 'failed', code, message, status });
  }
}

interface Listeners {
  onProgress: (done: number, total: number) => void;
  onMissing: (characters: readonly MissingCharacter[]) => void;
}

async function carryOut(request: Request, listeners: Listeners): Promise<Reply> {
  switch (request.task) {
    case 'warmUp':
      await (request.input.part === 'make' ? warmUpMaker(request.input) : loadPainter());
      return {};
    case 'print': {
      const { printJob } = await readyToMake(request.input);
      const bytes = await printJob({
        job: request.input,
        loaders: documentLoaders,
        fontUrls: urlsOf(request.input.fontUrls),
        ...listeners,
      });
      return { value: bytes, transfer: [bytes.buffer] };
    }
    case 'zip': {
      const { zipJob } = await readyToMake(request.input);
      const bytes = await zipJob({ job: request.input, loaders: documentLoaders, fontUrls: urlsOf(request.input.fontUrls), ...listeners });
      return { value: bytes, transfer: [bytes.buffer] };
    }
    case 'open':
      return { value: await (await loadPainter()).openPdf(request.input) };
    case 'paint': {
      const bitmap = await (await loadPainter()).paintPage(request.input);
      return { value: bitmap, transfer: [bitmap] };
    }
    case 'image':
      return { value: await (await loadPainter()).imageOfPage(request.input) };
    case 'text':
      return { value: await (await loadPainter()).textOfPage(request.input) };
  }
}

const loadMaker = () => import('./makePdf');
let painter: ReturnType<typeof importPainter> | undefined;
const importPainter = () => import('./paintPdf');

/** One promise for all, so that what is asked of the painter comes to it in the order of asking; imports of their own may settle in another. */
function loadPainter() {
  painter ??= importPainter().catch((error: unknown) => {
    painter = undefined;
    throw error;
  });
  return painter;
}

const urlsOf = (urls?: FontUrls) => urls ?? packagedFontUrls();

/** The code that makes PDFs, that of the document and the fonts every document needs, fetched at the same time. */
async function readyToMake({ document, fontUrls }: { document: string; fontUrls?: FontUrls }) {
  const fonts = urlsOf(fontUrls);
  for (const name of everydayFonts) fetchFontBytes(fonts[name]).catch(() => {});
  documentLoaders
    .get(document)?.()
    .catch(() => {});
  return loadMaker();
}

async function warmUpMaker(input: { document: string; fontUrls?: FontUrls }) {
  const { openFonts } = await readyToMake(input);
  await openFonts(urlsOf(input.fontUrls));
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
