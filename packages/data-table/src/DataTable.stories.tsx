import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusChip } from '@backlot/ui-kit';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DataTable, type DataTableProps } from './DataTable';
import { countries, type Creator, creatorSource } from './creatorSource.fixture';
import { memorySource } from './rows/memorySource';
import type { TablePage } from './rows/TableSource';
import type { TableLayout } from './layout/TableLayout';
import type { TablePreset } from './views/TablePreset';
import type { TableView } from './views/TableView';

const columns: DataTableProps<Creator>['columns'] = [
  { field: 'nickname', header: 'Creator', flex: 1, minWidth: 160, isSortable: true, isFixed: true },
  { field: 'country', header: 'From', width: 90 },
  { field: 'fans', header: 'Followers', width: 120, align: 'right', isSortable: true, render: ({ fans }) => fans.toLocaleString('en') },
  { field: 'rate', header: 'Interaction', width: 120, align: 'right' },
  {
    field: 'state',
    header: 'Data access',
    width: 150,
    render: ({ state }) => <StatusChip tone={state === 'expired' ? 'warn' : 'ok'}>{state}</StatusChip>,
  },
];

const search = { field: 'searchValue', label: 'Name, id or up to 500 pasted links', maxLines: 500 };
const filters: NonNullable<DataTableProps<Creator>['filters']> = [
  { kind: 'choice', field: 'country', label: 'Country', isMultiple: true, choices: countries.map((value) => ({ value, label: value })) },
  { kind: 'range', field: 'fansMin', toField: 'fansMax', label: 'Followers' },
];

type StoryProps = Partial<DataTableProps<Creator>> & { initialSearch?: string };

/** The list everyone uses, here over rows in memory: paging, sorting and filters in the URL, columns, views, selection. */
function Table({ initialSearch = '', ...props }: StoryProps) {
  const [text, setText] = useState(initialSearch);
  return (
    <>
      <DataTable
        label="Creators"
        columns={columns}
        source={creatorSource}
        getRowId={(row) => row.id}
        search={search}
        filters={filters}
        url={{ search: text, onSearchChange: setText }}
        {...props}
      />
      <output data-testid="url" hidden>
        {text}
      </output>
    </>
  );
}

const meta: Meta<typeof Table> = { title: 'data-table/DataTable', tags: ['autodocs'], component: Table, subcomponents: { DataTable } };
export default meta;
type Story = StoryObj<typeof Table>;

const bulkActions = [
  { key: 'label', label: 'Label', takesAll: true, onRun: () => undefined },
  { key: 'release', label: 'Release', onRun: () => undefined },
];
const rowActions = (row: Creator) => [
  { key: 'open', label: 'Open', onRun: () => undefined },
  { key: 'edit', label: 'Edit', onRun: () => undefined, whyNot: row.state === 'expired' ? 'Consent has expired' : undefined },
  { key: 'delete', label: 'Delete', isDanger: true, onRun: () => undefined },
];

export const Plain: Story = {};
export const WithActions: Story = { args: { bulkActions, rowActions } };
export const SecondPageSorted: Story = {
  args: { initialSearch: '?pageNo=2&sortField=fans&sortOrder=descend&country=PH&country=VN&country=TH' },
};
export const Dark: Story = { args: { bulkActions, rowActions }, globals: { mode: 'dark' }, tags: ['!autodocs'] };
export const Empty: Story = {
  args: { source: memorySource<Creator>([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here yet')).toBeVisible();
  },
};
/** Somebody else renames two creators while the list is open. */
const renamed = () => {
  let isRenamed = false;
  const source: typeof creatorSource = (state, options) => {
    const page = creatorSource(state, options) as { rows: Creator[]; totalRows: number };
    const rename = (row: Creator, at: number) => (isRenamed && at < 2 ? { ...row, nickname: `${row.nickname}.new` } : row);
    return { ...page, rows: page.rows.map(rename) };
  };
  const news = (onNews: () => void) => {
    isRenamed = true;
    onNews();
    return () => undefined;
  };
  return { source, news };
};

export const News: Story = {
  args: { ...renamed(), bulkActions, rowActions },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 rows changed')).toBeVisible();
  },
};
const countedAs =
  (total: Partial<TablePage<Creator>>): typeof creatorSource =>
  (state, options) => ({ ...(creatorSource(state, options) as TablePage<Creator>), ...total });

/** So many rows that they are not counted for each page. */
export const CountedBefore: Story = {
  args: { source: countedAs({ totalRows: 50_000_000, totalTime: '2026-11-20 06:05:00' }), bulkActions },
};
export const BeingCounted: Story = { args: { source: countedAs({ totalRows: 100_000, moreRows: true }), bulkActions } };
export const NothingMatches: Story = { args: { initialSearch: '?searchValue=nobody' } };
const never = () => new Promise<never>(() => undefined);

export const Loading: Story = {
  args: { source: never },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Creators' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const Slow: Story = {
  args: { source: never },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This takes longer than usual.')).toBeVisible();
  },
};
export const Cancelled: Story = {
  args: { source: never },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Stopped before any row came.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Failed: Story = {
  args: { source: () => Promise.reject(new Error('The service is not available right now.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The service is not available right now.')).toBeVisible();
  },
};
export const FailedLater: Story = {
  args: {
    source: (state, options) =>
      state.pageNo === 1 ? creatorSource(state, options) : Promise.reject(new Error('The service is not available right now.')),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Page 2' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The service is not available right now.');
    await expect(canvas.getByText('creator.01')).toBeVisible();
  },
};

const moreFilters: DataTableProps<Creator>['filters'] = [
  ...filters,
  {
    kind: 'choice',
    field: 'state',
    label: 'Data access',
    isMore: true,
    isMultiple: true,
    choices: ['authorised', 'expired'].map((value) => ({ value, label: value })),
  },
  {
    kind: 'range',
    field: 'rateMin',
    toField: 'rateMax',
    label: 'Interaction rate',
    isMore: true,
    hint: 'In percent',
    show: (value) => `${Number(value) * 100}%`,
    read: (typed) => (/^\d+%?$/.test(typed) ? String(Number.parseInt(typed, 10) / 100) : undefined),
  },
];

export const MoreFilters: Story = { args: { filters: moreFilters } };

const views: TableView[] = [
  {
    id: '1',
    name: 'Philippines',
    isShared: false,
    isMine: true,
    ownerName: 'me',
    value: { state: { pageSize: 10, filters: { country: 'PH' } }, layout: {} },
  },
  {
    id: '2',
    name: 'Biggest first',
    isShared: true,
    isMine: false,
    ownerName: 'Lead',
    value: { state: { pageSize: 10, filters: {}, sortField: 'fans', sortOrder: 'descend' }, layout: { density: 'small' } },
  },
];
const viewPort = { list: () => Promise.resolve(views), save: () => Promise.resolve(), remove: () => Promise.resolve() };
export const WithViews: Story = { args: { viewPort } };

const presets: TablePreset[] = [
  { key: 'vn', label: 'Viet Nam', filters: { country: 'VN' }, count: 7 },
  { key: 'pair', label: 'Two countries', filters: { country: ['TH', 'PH'] } },
  { key: 'big', label: 'Biggest first', filters: {}, sortField: 'fans', sortOrder: 'descend' },
];
/** Views that come with the list stand between all rows and those that people saved. */
export const WithPresets: Story = {
  args: { presets, viewPort },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Two countries' }));
    await expect(canvas.getByRole('button', { name: 'Two countries' })).toHaveAttribute('aria-pressed', 'true');
  },
};
export const OnlyPresets: Story = { args: { presets } };

export const ColumnsByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const panel = within(canvasElement.ownerDocument.body);
    const up = await panel.findByRole('button', { name: 'Move From up' });
    up.focus();
    await userEvent.keyboard('{Enter}');
    await expect(panel.getByText('From is now column 1 of 5')).toBeVisible();
    await expect(up).toHaveFocus();
    const width = () => canvasElement.querySelector('.MuiDataGrid-columnHeader[data-field=country]')?.clientWidth;
    await userEvent.click(panel.getByRole('button', { name: 'Width of From: automatic' }));
    await userEvent.click(panel.getByRole('button', { name: 'Width of From: narrow' }));
    await waitFor(() => expect(width()).toBe(320));
    await userEvent.click(panel.getByRole('button', { name: 'Width of From: wide' }));
    await waitFor(() => expect(width()).toBeLessThan(200));
    await userEvent.click(panel.getByRole('button', { name: 'Reset' }));
    await expect(panel.getByText('The table is as designed again')).toBeVisible();
  },
};

const kept: { layout: TableLayout | undefined } = { layout: { pinned: ['nickname'], density: 'small', visible: { rate: false } } };
export const TwoPinned: Story = {
  args: {
    columns: columns.map((column) => ({ ...column, width: 400 })),
    layoutPort: { load: () => ({ pinned: ['nickname', 'country'] }), save: () => undefined },
  },
};
export const KeptLayout: Story = { args: { layoutPort: { load: () => kept.layout, save: (layout) => void (kept.layout = layout) } } };
