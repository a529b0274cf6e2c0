import type { WorkOrderDetail } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import css from './picker.module.css';
import { pickerStrings } from './pickerStrings';

/** More places than these are told in words only. */
const mostDrawn = 24;

/** The places of the BD in an order: approved, in review, chosen now, free. */
export function PlacesLeft({ order, chosen }: { order: WorkOrderDetail; chosen: number }) {
  const t = useStrings(pickerStrings);
  const places = order.allocations.reduce((sum, { allocNum }) => sum + allocNum, 0) || order.requireUpNum;
  const approved = order.allocations.reduce((sum, { approvedNum }) => sum + approvedNum, 0);
  const pending = order.allocations.reduce((sum, { pendingNum }) => sum + pendingNum, 0);
  const left = Math.max(0, places - approved - pending);
  const drawn = [
    ...Array<string>(approved).fill('approved'),
    ...Array<string>(pending).fill('pending'),
    ...Array<string>(Math.min(chosen, left)).fill('chosen'),
    ...Array<string>(Math.max(0, left - chosen)).fill('free'),
  ];
  return (
    <div role="status" className={css.places}>
      {drawn.length <= mostDrawn && (
        <span className={css.segments} aria-hidden="true">
          {drawn.map((place, at) => (
            <i key={at} data-place={place} />
          ))}
        </span>
      )}
      <strong className={chosen > left ? css.over : undefined}>{t('places', { left })}</strong>
      <span className={css.quiet}>{t('placesNote', { approved, pending, chosen })}</span>
    </div>
  );
}
