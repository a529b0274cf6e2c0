import type { Client } from '@backlot/api-client';
import { addressParts, sampleApi } from '@backlot/contract';
import { countries } from '@backlot/i18n';
import type { SlipRecord } from '@backlot/pdf-export';

/** The packing slip of a sample, read when it is printed: nothing of the address stays on the page. */
export async function loadSlip(client: Client, id: string): Promise<SlipRecord> {
  const { up, goods, shop, workOrder, receiver, ...sample } = await client.call(sampleApi.slip, { id });
  const { receiverName, receiverPhone, street, ...rest } = receiver;
  const parts = addressParts(sample.country).flatMap((part) => (part in rest ? rest[part as keyof typeof rest] : []));
  return {
    ...sample,
    workOrderNo: workOrder.name,
    shopName: shop.name,
    upName: up.name,
    goodsName: goods.name,
    receiverName,
    receiverPhone,
    addressLines: [street, ...parts],
    timeZone: countries.find(({ code }) => code === sample.country)?.timeZone ?? 'UTC',
  };
}
