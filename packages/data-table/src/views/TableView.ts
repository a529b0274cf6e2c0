import type { TableLayout } from '../layout/TableLayout';
import type { TableState } from '../state/TableState';

/** What a view remembers: filters, sort and page size, and how the table looks. */
export interface ViewState {
  state: Omit<TableState, 'pageNo'>;
  layout: TableLayout;
}

/** A named view of a list, mine or shared. */
export interface TableView {
  id: string;
  name: string;
  isShared: boolean;
  isMine: boolean;
  ownerName: string;
  value: ViewState;
}

/** Where views are kept; the host stores them on its server. */
export interface ViewPort {
  list: () => Promise<readonly TableView[]>;
  /** With an id, one's own view becomes this one. */
  save: (view: { id?: string; name: string; isShared: boolean; value: ViewState }) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
  /** How many rows something shows, for the number beside a view; views are counted one after another, anew when the port changes. */
  count?: (asked: Pick<TableState, 'filters'>) => Promise<number | undefined>;
}

/** Whether filters and sort are those that the table shows now, in whatever order several values were chosen. */
export const isInForce = (asked: Asked, now: Asked): boolean => signature(asked) === signature(now);

type Asked = Pick<TableState, 'filters' | 'sortField' | 'sortOrder'>;

const signature = ({ filters, sortField, sortOrder }: Asked) =>
  JSON.stringify([
    Object.entries(filters)
      .map(([key, value]) => [key, [value].flat().sort()])
      .sort(),
    sortField ?? '',
    sortField ? (sortOrder ?? 'ascend') : '',
  ]);

/** Whether a view is what the table shows now, its page size and its look too. */
export const isViewInForce = ({ state, layout }: ViewState, now: TableState, look: TableLayout): boolean =>
  isInForce(state, now) && state.pageSize === now.pageSize && lookOf(layout) === lookOf(look);

const lookOf = ({ order = [], visible = {}, widths = {}, pinned = [], density = 'middle' }: TableLayout) =>
  JSON.stringify([order, Object.entries(visible).sort(), Object.entries(widths).sort(), pinned, density]);
