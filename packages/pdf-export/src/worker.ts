import { type DocumentLoader, documentLoaders } from './worker/documentLoaders';
import { serveRequests, type WorkerScope } from './worker/serveRequests';

export type { DocumentLoader } from './worker/documentLoaders';

/** Adds documents of your own, by id, to those this worker prints. Each is loaded when first printed. */
export function serveDocuments(documents: Record<string, DocumentLoader>): void {
  for (const [id, load] of Object.entries(documents)) documentLoaders.set(id, load);
}

serveRequests(globalThis as unknown as WorkerScope);
