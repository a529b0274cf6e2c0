/** @jsxRuntime automatic */
import { type Zippable, zipSync } from 'fflate';
import type { ComponentType } from 'react';
import { PageProgress } from '../blocks/PageProgress';
import { PdfDocument } from '../blocks/PdfDocument';
import type { DocumentProps } from '../documents/DocumentProps';
import { lookUpIn } from '../documents/lookUp';
import { fetchFont, loadFonts } from '../fonts/loadFonts';
import type { FontUrls } from '../fontUrls';
import { PdfError } from '../PdfError';
import { renderPdf } from '../render/renderPdf';
import { readOwnPicture } from './readOwnPicture';
import type { DocumentLoader } from './documentLoaders';
import type { PrintJob, ZipJob } from './messages';

interface Order<Job> {
  job: Job;
  loaders: ReadonlyMap<string, DocumentLoader>;
  fontUrls: FontUrls;
  onProgress: (done: number, total: number) => void;
}

/** One PDF with all items of a job, each on pages of its own. */
export async function printJob({ job, loaders, fontUrls, onProgress }: Order<PrintJob>): Promise<Uint8Array<ArrayBuffer>> {
  const Page = await readyPage(job, loaders, fontUrls);
  const done = new Set<number>();
  const countItem = (index: number) => () => {
    if (done.has(index)) return;
    done.add(index);
    onProgress(done.size, job.items.length);
  };
  const pageOf = (item: unknown) => <Page item={item as never} locale={job.locale} lookUp={lookUpIn(job.names)} />;
  const [first] = job.items;
  const pages =
    job.items.length === 1
      ? pageOf(first)
      : job.items.map((item, index) => <PageProgress key={index} value={{ mode: 'count', onPage: countItem(index) }}>{pageOf(item)}</PageProgress>);
  return renderPdf(<PdfDocument title={job.title} locale={job.locale}>{pages}</PdfDocument>, { readPicture: readOwnPicture });
}

/** A zip with one PDF for each item of a job. */
export async function zipJob({ job, loaders, fontUrls, onProgress }: Order<ZipJob>): Promise<Uint8Array<ArrayBuffer>> {
  const Page = await readyPage(job, loaders, fontUrls);
  const files: Zippable = {};
  for (const [index, item] of job.items.entries()) {
    const name = job.fileNames[index] ?? `${index + 1}.pdf`;
    const bytes = await renderPdf(
      <PdfDocument title={name.replace(/\.pdf$/, '')} locale={job.locale}>
        <Page item={item as never} locale={job.locale} lookUp={lookUpIn(job.names)} />
      </PdfDocument>,
      { readPicture: readOwnPicture },
    );
    files[name] = [bytes, { level: 0 }];
    onProgress(index + 1, job.items.length);
  }
  return zipSync(files) as Uint8Array<ArrayBuffer>;
}

async function readyPage(job: PrintJob, loaders: ReadonlyMap<string, DocumentLoader>, fontUrls: FontUrls): Promise<ComponentType<DocumentProps<never>>> {
  const load = loaders.get(job.document);
  if (!load) throw new PdfError('document', `unknown document: ${job.document}`);
  const text = JSON.stringify([job.items, job.names, job.title]);
  const [Page] = await Promise.all([load(), loadFonts({ read: fetchFont((name) => fontUrls[name]), text })]);
  return Page;
}
