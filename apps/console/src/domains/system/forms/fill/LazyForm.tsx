import { loadChunk } from '../../../../kit/errors/failedChunk';
import { lazy } from 'react';

/** The designer with drag and drop, fetched when somebody designs. */
export const LazyDesigner = lazy(() =>
  loadChunk('FormDesigner', () => import('@backlot/form-designer').then(({ FormDesigner }) => ({ default: FormDesigner }))),
);

/** The renderer, fetched when somebody fills in or reads an answer. */
export const LazyRenderer = lazy(() =>
  loadChunk('FormRenderer', () => import('@backlot/form-designer/renderer').then(({ FormRenderer }) => ({ default: FormRenderer }))),
);
