import type { Words } from '@backlot/contract';
import { refuseField } from '../../../http/answers/refuseField';
import type { workOrders } from '../../../tables/trade/order';

type Wanted = Pick<typeof workOrders.$inferSelect, 'wantFansMin' | 'wantFansMax' | 'wantGender' | 'wantAges' | 'wantShare'>;

/** Which creators a draft asks for, as it is written; what it does not say is absent. */
type WantedDraft = { [Field in keyof Wanted]?: NonNullable<Wanted[Field]> | undefined };

const backwards: Words = {
  en: 'The most followers are not fewer than the least.',
  'zh-CN': '粉丝数上限不能低于下限。',
  vn: 'Số người theo dõi tối đa không được nhỏ hơn tối thiểu.',
};

/** The columns that say which creators are wanted; a share without an audience to be a share of is dropped. */
export const wantedOf = ({ wantFansMin, wantFansMax, wantGender, wantAges = [], wantShare }: WantedDraft): Wanted => ({
  wantFansMin: wantFansMin ?? null,
  wantFansMax: wantFansMax ?? null,
  wantGender: wantGender ?? null,
  wantAges: [...new Set(wantAges)],
  wantShare: wantGender === undefined && wantAges.length === 0 ? null : (wantShare ?? null),
});

/** The same as a draft that is made of a form. */
export const wantedDraftOf = ({ wantFansMin, wantFansMax, wantGender, wantAges, wantShare }: Wanted) => ({
  ...(wantFansMin === null ? {} : { wantFansMin }),
  ...(wantFansMax === null ? {} : { wantFansMax }),
  ...(wantGender === null ? {} : { wantGender }),
  ...(wantShare === null ? {} : { wantShare }),
  wantAges,
});

/** Refuses a band of followers that ends before it begins. */
export function checkWanted({ wantFansMin, wantFansMax }: WantedDraft): void {
  if (wantFansMin !== undefined && wantFansMax !== undefined && wantFansMax < wantFansMin) throw refuseField('wantFansMax', backwards);
}
