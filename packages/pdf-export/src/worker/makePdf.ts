import { type Pages, printPages, zipPages } from '../batch/printPages';
import { lookUpIn } from '../documents/lookUp';
import { addFonts } from '../fonts/addedFonts';
import { fetchFont, loadFonts } from '../fonts/loadFonts';
import type { FontUrls } from '../fontUrls';
import { PdfError } from '../PdfError';
import type { MissingCharacter } from '../text/MissingCharacter';
import { readOwnPicture } from './readOwnPicture';
import type { DocumentLoader } from './documentLoaders';
import type { PrintJob, ZipJob } from './messages';

interface Order<Job> {
  job: Job;
  loaders: ReadonlyMap<string, DocumentLoader>;
  fontUrls: FontUrls;
  onProgress: (done: number, total: number) => void;
  onMissing: (characters: readonly MissingCharacter[]) => void;
}

/** One PDF with all items of a job, each on pages of its own. */
export const printJob = async (order: Order<PrintJob>) => printPages(await readyPages(order), order.job.title);

/** A zip with one PDF for each item of a job. */
export const zipJob = async (order: Order<ZipJob>) => zipPages(await readyPages(order), order.job.fileNames);

/** Opens the fonts of every document before there is one. */
export const openFonts = (fontUrls: FontUrls) => loadFonts({ read: fetchFont((name) => fontUrls[name]), text: '' });

async function readyPages({ job, loaders, fontUrls, onProgress, onMissing }: Order<PrintJob>): Promise<Pages<never>> {
  const load = loaders.get(job.document);
  if (!load) throw new PdfError('document', `unknown document: ${job.document}`);
  addFonts(job.fonts ?? []);
  const text = JSON.stringify([job.items, job.names, job.title]);
  const [Page] = await Promise.all([load(), loadFonts({ read: fetchFont((name) => fontUrls[name]), text })]);
  return {
    Page,
    items: job.items as readonly never[],
    locale: job.locale,
    lookUp: lookUpIn(job.names),
    readPicture: readOwnPicture,
    onProgress,
    onMissing,
  };
}
