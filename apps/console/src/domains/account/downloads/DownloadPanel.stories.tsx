import { downloadApi, type DownloadRow, errors } from '@backlot/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answer, Refusal } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { DownloadPanel } from './DownloadPanel';

const row = (id: number, more: Partial<DownloadRow>): DownloadRow => ({
  id: String(id),
  fileName: `sysUser_2026112008${10 + id}00.csv`,
  createTime: `2026-11-20 08:${10 + id}:00`,
  taskStatus: 2,
  progress: 100,
  rowCount: 1284 * id,
  fileSize: 91_000 * id,
  expireTime: '2026-11-27 08:11:00',
  failReason: null,
  ...more,
});

const unmade = { rowCount: null, fileSize: null, expireTime: null };

const rows = [
  row(1, {}),
  row(2, { taskStatus: 1, progress: 46, ...unmade }),
  row(3, { taskStatus: 0, progress: 0, ...unmade }),
  row(4, { taskStatus: 3, failReason: 'The service is not available right now.', ...unmade }),
  row(5, { taskStatus: 4, fileName: 'creator_library_with_a_rather_long_name_of_its_own_20261120081500.csv' }),
  row(6, {}),
];

/** Exports in memory, as the server keeps them. */
function downloads() {
  let kept = rows;
  return [
    answer(downloadApi.page, ({ pageNo, pageSize, fileName = '' }) => {
      const found = kept.filter((one) => one.fileName.includes(fileName));
      return {
        pageNo,
        pageSize,
        totalPage: Math.ceil(found.length / pageSize),
        totalRows: found.length,
        rows: found.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      };
    }),
    answer(downloadApi.cancel, ({ id }) => {
      kept = kept.filter((one) => one.id !== id);
      return null;
    }),
    answer(downloadApi.retry, ({ id }) => {
      kept = kept.map((one) => (one.id === id ? { ...one, taskStatus: 0, progress: 0, failReason: null } : one));
      return null;
    }),
  ];
}

function Opened() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button type="button" ref={setAnchor}>
        Downloads
      </button>
      {anchor && <DownloadPanel anchor={anchor} onClose={() => undefined} />}
    </>
  );
}

const meta: Meta<typeof Stage> = { title: 'console/Download centre', component: Stage, args: { screen: Opened, answers: downloads() } };
export default meta;
type Story = StoryObj<typeof Stage>;

export const EveryState: Story = {};
/** Five on a page, narrowed by name. */
export const Narrowed: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByText('1-5 of 6')).toBeVisible());
    await userEvent.type(screen.getByRole('searchbox', { name: 'File name' }), 'rather_long');
    await waitFor(() => expect(screen.getByText('1-1 of 1')).toBeVisible());
  },
};

export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
export const Empty: Story = {
  args: { answers: [answer(downloadApi.page, () => ({ pageNo: 1, pageSize: 5, totalPage: 0, totalRows: 0, rows: [] }))] },
};
export const Failed: Story = {
  args: { answers: [answer(downloadApi.page, () => Promise.reject(new Refusal(errors.unavailable.code, errors.unavailable.en)))] },
};
