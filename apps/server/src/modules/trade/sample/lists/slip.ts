import { type OutputOf, type sampleApi, sampleLife } from '@backlot/contract';
import { presentTime } from '../../../../db/presentTime';
import { Refusal } from '../../../../http/answers/refusal';
import type { Services } from '../../../../services';
import type { Viewer } from '../../../base/sight';
import { because, refuseAs } from '../../../base/transition';
import { isMerchantOf, packs } from '../policy';
import { openReceiver } from '../receiver';
import { sampleOf } from '../store';
import { aroundSamples, presentSamples } from './present';

/** What goes into the parcel: for the merchant that packs it, while it is packed or on its way. */
export async function slipOf(
  { database: { db }, vault }: Pick<Services, 'database' | 'vault'>,
  id: string,
  viewer: Viewer,
): Promise<OutputOf<typeof sampleApi.slip>> {
  const sample = await sampleOf(db, id, viewer);
  const around = (await aroundSamples(db, [sample])).get(id);
  const [row] = await presentSamples(db, [sample], viewer);
  if (!row || !around || !isMerchantOf({ sample, submission: around }, viewer)) throw new Refusal('notFound');
  if (!packs(sample)) throw await refuseAs(db, because(sampleLife, sample), viewer);
  const { goodsNo, specification } = around;
  return { ...row, goodsNo: goodsNo ?? '', specification, receiver: openReceiver(sample, vault), dataTime: presentTime(new Date()) };
}
