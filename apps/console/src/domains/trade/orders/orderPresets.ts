import type { commercialOrderApi, Permission } from '@backlot/contract';
import type { Translate } from '@backlot/i18n';
import { presetsFor } from '../../../kit/list/presetsFor';
import type { OrderWord } from '../parts/order/strings';
import type { ListPreset } from '../../../kit/list/ListShape';

export type OrderPreset = 'me' | 'overdue' | 'ending' | 'ended';

interface OrderPresets {
  t: Translate<OrderWord>;
  can: (permission: Permission) => boolean;
  /** The word for an ended order. */
  ended: string;
  keys: readonly OrderPreset[];
  /** With which permissions something in these orders can wait for a person. */
  work: readonly Permission[];
}

/** Views of a list of orders: what waits for this person first. */
export const orderPresets = ({ t, can, ended, keys, work }: OrderPresets): ListPreset<typeof commercialOrderApi.page>[] =>
  presetsFor<typeof commercialOrderApi.page>(can, [
    { key: 'me', label: t('waits_me'), filters: { waits: 'me' }, needs: work },
    { key: 'overdue', label: t('due_overdue'), filters: { due: 'overdue' } },
    { key: 'ending', label: t('due_ending'), filters: { due: 'ending' } },
    { key: 'ended', label: ended, filters: { workOrderStatus: '3' } },
  ]).filter(({ key }) => keys.some((shown) => shown === key));
