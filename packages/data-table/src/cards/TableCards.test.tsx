import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { arrangeColumns } from '../layout/TableLayout';
import type { TableColumn } from '../layout/TableColumn';
import { TableCards } from './TableCards';

interface Order {
  id: string;
  name: string;
  fee: string;
  next: string;
}

const rows: Order[] = [
  { id: '1', name: 'Serum launch', fee: '1,500', next: 'Submit 3 creators' },
  { id: '2', name: 'Payday set', fee: '900', next: '' },
];

test('what comes next stands under the title, before the facts, and is pressed anywhere', async () => {
  const onNext = vi.fn();
  const columns: TableColumn<Order>[] = [
    { field: 'name', header: 'Order' },
    { field: 'fee', header: 'Fee' },
    {
      field: 'next',
      header: 'Next for you',
      onCard: 'lead',
      render: ({ next }) =>
        next && (
          <a
            href="#next"
            onClick={(event) => {
              event.preventDefault();
              onNext();
            }}
          >
            {next}
          </a>
        ),
    },
  ];
  await render(
    <div style={{ width: 340 }}>
      <TableCards
        label="Orders"
        rows={rows}
        ids={rows.map(({ id }) => id)}
        nameOf={({ name }) => name}
        arranged={arrangeColumns(columns, {})}
        picked={undefined}
        onPick={() => undefined}
        renderActions={undefined}
        onOpenRow={undefined}
      />
    </div>,
  );
  const cards = page.getByRole('list', { name: 'Orders' }).getByRole('listitem');
  await expect.element(cards.nth(0)).toHaveTextContent('Serum launchSubmit 3 creatorsFee1,500');
  await expect.element(cards.nth(1)).toHaveTextContent('Payday setFee900');
  const link = cards.nth(0).getByRole('link').element();
  const { left, top, height } = link.getBoundingClientRect();
  (document.elementFromPoint(left + 280, top + height / 2) as HTMLElement).click();
  expect(onNext).toHaveBeenCalledOnce();
});
