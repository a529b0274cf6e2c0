import type { ListedOrder } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { RecordLink } from '../../../kit/record/RecordLink';
import { nextShort } from '../parts/order/nextShort';
import css from './NextCell.module.css';

/** What nobody but others can do, or what nobody has to. */
const waits: readonly string[] = [
  'waitForClaim',
  'waitForReview',
  'waitForLinkReview',
  'waitForFulfil',
  'inProgress',
  'complete',
  'ended',
  'linkUsedUp',
];

/** What a person does next with an order, as a link to where it is done; quiet where it waits for somebody else. */
export function NextCell({ order, path }: { order: ListedOrder; path: string }) {
  const t = useStrings(nextShort);
  const { id, next } = order;
  if (!next) return null;
  const text = t(next.key, next.values);
  const isWaiting = waits.includes(next.key);
  return (
    <span className={css.next}>
      <span className={`${css.words} ${isWaiting ? css.waits : ''}`}>
        {isWaiting ? (
          text
        ) : (
          <RecordLink path={path} id={id}>
            {text}
          </RecordLink>
        )}
      </span>
    </span>
  );
}
