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
  save: (view: { name: string; isShared: boolean; value: ViewState }) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
}

/** Whether a view shows what the table shows now, in filters and sort. */
export const isViewActive = ({ value }: TableView, { pageNo: _page, ...state }: TableState): boolean => signature(value.state) === signature(state);

const signature = ({ filters, sortField, sortOrder }: Omit<TableState, 'pageNo'>) =>
  JSON.stringify([Object.entries(filters).map(([key, value]) => [key, [value].flat()]).sort(), sortField ?? '', sortField ? (sortOrder ?? 'ascend') : '']);
