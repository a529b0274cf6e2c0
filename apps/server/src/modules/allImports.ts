import type { Services } from '../services';
import { videoImport } from './channelVideo';
import { goodsImport } from './goods';
import type { ImportSource } from './imports';
import { labelImport } from './label';
import { upImport } from './up';

/** Finds the list that a file is imported into by its area. */
export function allImports({ vault }: Pick<Services, 'vault'>): (area: string) => ImportSource | undefined {
  const sources = [goodsImport, labelImport, upImport(vault), videoImport];
  return (area) => sources.find((source) => source.area === area);
}
