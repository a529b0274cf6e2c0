import type { Db } from '../../../../db/database';
import { refuseField } from '../../../../http/answers/refuseField';
import { viewerId } from '../../../base/sight';
import { transition } from '../../../base/transition';
import { giveBack, moveDeadline, tellOfSample } from '../../parts';
import { beginSample, life } from '../store';
import type { By } from './review';

type Act = By & { id: string };

/** The BD takes a request back. */
export async function withdrawSample(tx: Db, { id, viewer, services }: Act): Promise<void> {
  const { sample, submission, order } = await beginSample(tx, id, 'withdraw', viewer);
  await transition(tx, { ...life, row: sample, event: 'withdraw', actor: viewer });
  await giveBack(tx, sample, { toStock: false });
  // Own doing: the days go on counting from the agreement.
  await moveDeadline(tx, { submission, order }, 'agreement');
  await tellOfSample(tx, services, { sample, submission, what: 'withdrawn', to: ['merchant'], by: viewerId(viewer) });
}

/** A parcel is lost: another sample may be requested, and the lost one stays used. */
export async function loseSample(tx: Db, { id, viewer, services, reason }: Act & { reason?: string | undefined }): Promise<void> {
  const { sample, submission, order } = await beginSample(tx, id, 'lose', viewer);
  await transition(tx, { ...life, row: sample, event: 'lose', actor: viewer, reason });
  await moveDeadline(tx, { submission, order }, new Date());
  await tellOfSample(tx, services, { sample, submission, what: 'lost', to: ['merchant', 'bd'], reason, by: viewerId(viewer) });
}

/** No content is asked any more; it counts neither for nor against the creator. */
export async function exemptSample(tx: Db, { id, viewer, services, reason }: Act & { reason: string }): Promise<void> {
  const { sample, submission } = await beginSample(tx, id, 'exempt', viewer);
  if (!reason)
    throw refuseField('reason', {
      en: 'Say why no content is asked.',
      'zh-CN': '请填写豁免原因。',
      vn: 'Hãy nêu lý do miễn nội dung.',
    });
  await transition(tx, { ...life, row: sample, event: 'exempt', set: { cancelReason: reason }, actor: viewer, reason });
  await tellOfSample(tx, services, { sample, submission, what: 'exempted', to: ['bd', 'merchant'], reason, by: viewerId(viewer) });
}

/** A sample was sent back: its pieces may be sent to somebody else. */
export async function bringBackSample(
  tx: Db,
  { id, viewer, services, returnTrackingNo }: Act & { returnTrackingNo?: string | undefined },
): Promise<void> {
  const { sample, submission } = await beginSample(tx, id, 'bringBack', viewer);
  await transition(tx, { ...life, row: sample, event: 'bringBack', set: { returnTrackingNo: returnTrackingNo || null }, actor: viewer });
  await giveBack(tx, sample, { toStock: true });
  await tellOfSample(tx, services, {
    sample,
    submission,
    what: 'returned',
    to: ['merchant', 'bd'],
    reason: returnTrackingNo,
    by: viewerId(viewer),
  });
}
