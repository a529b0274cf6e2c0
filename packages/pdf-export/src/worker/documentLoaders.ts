import type { ComponentType } from 'react';
import type { DocumentProps } from '../documents/DocumentProps';

/** Loads the page component of a document when it is first printed. Its items cross a worker boundary as plain data. */
export type DocumentLoader = () => Promise<ComponentType<DocumentProps<never>>>;

/** The documents a worker can print, by id. */
export const documentLoaders: Map<string, DocumentLoader> = new Map([
  ['merchant', () => import('../documents/merchant/MerchantPage').then((module) => module.MerchantPage)],
  ['workOrder', () => import('../documents/workOrder/WorkOrderPage').then((module) => module.WorkOrderPage)],
  ['statement', () => import('../documents/statement/StatementPage').then((module) => module.StatementPage)],
  ['creator', () => import('../documents/creator/CreatorPage').then((module) => module.CreatorPage)],
  ['slip', () => import('../documents/slip/SlipPage').then((module) => module.SlipPage)],
  ['filledForm', () => import('../documents/filledForm/FilledFormPage').then((module) => module.FilledFormPage)],
]);
