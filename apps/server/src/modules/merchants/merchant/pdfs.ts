import type { ParsedInputOf, shopApi } from '@backlot/contract';
import { inArray } from 'drizzle-orm';
import type { Actor } from '../../../http/requests/actor';
import type { Services } from '../../../services';
import type { FileSource } from '../../base/download';
import { pdfExport } from '../../base/pdf';
import { shopCrud } from './crud';
import { shops } from '../../../tables/merchants/merchant';

type PdfQuery = ParsedInputOf<typeof shopApi.pdf>;

/** Merchants of the list as PDFs, those the person may see when they are made. */
export function shopPdfExport(services: Services): FileSource {
  const { db } = services.database;
  const { source } = shopCrud(services);
  const idsOf = async (query: Record<string, unknown>, actor: Actor) => {
    const all = (await Array.fromAsync(await source.batches(query, actor))).flat();
    const picked = (query as PdfQuery).ids;
    return picked ? all.filter((id) => picked.includes(id)) : all;
  };
  return pdfExport(db, {
    area: 'shopPdf',
    permission: 'shop.pdf',
    kind: 'merchant',
    count: async (query, actor) => ((query as PdfQuery).ids ? (await idsOf(query, actor)).length : source.count(query, actor)),
    ids: idsOf,
    records: async (ids) => {
      const { id, shopName, shopCode, country, telephone, mailAddress, productCategory, introduce } = shops;
      const rows = await db
        .select({ id, shopName, shopCode, country, telephone, mailAddress, productCategory, introduce })
        .from(shops)
        .where(inArray(id, [...ids]));
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((one) => byId.get(one) ?? []);
    },
  });
}
