import { noticeApi, type NoticeRow } from '@backlot/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { answer, Refusal } from '../kit/stage/answer';
import { settingsKey } from '../shell/settings/createSettings';
import { SignedIn, somebodySignedIn } from '../kit/stage/SignedIn';
import { Stage } from '../kit/stage/Stage';
import { NewestNotice } from './NewestNotice';

const notice: NoticeRow = {
  msgId: '9',
  title: 'Sample arrived',
  content: 'Open the order.',
  publicTime: '2026-11-20 08:00:00',
  status: 0,
  noticeClass: 3,
  webId: null,
  type: 1,
  extraParam: {},
};

beforeEach(() => localStorage.clear());

/** The page of somebody whom the websocket told of a notice; answers when the newest one was asked for. */
async function arrive(newestId: string, reply: () => NoticeRow | Promise<NoticeRow> = () => notice) {
  const asked: number[] = [];
  const newest = answer(noticeApi.newestUnRead, () => {
    asked.push(performance.now());
    return reply();
  });
  const told = vi.fn();
  const Told = () => {
    if (!told.mock.calls.length) told(performance.now());
    return <NewestNotice newestId={newestId} />;
  };
  const screen = await render(
    <Stage
      screen={() => (
        <SignedIn>
          <Told />
        </SignedIn>
      )}
      answers={[somebodySignedIn, newest]}
    />,
  );
  return { screen, asked, told };
}

test('shows 1 s after it arrived, and not a second time', async () => {
  const { screen, asked, told } = await arrive('9');
  await expect.element(screen.getByText('Sample arrived')).toBeVisible();
  expect(asked[0]).toBeGreaterThanOrEqual((told.mock.calls[0]?.[0] as number) + 1000);
  await screen.unmount();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const again = await arrive('9');
    await expect.poll(() => again.told.mock.calls.length).toBe(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(again.asked).toEqual([]);
    await again.screen.unmount();
    const other = await arrive('10', () => ({ ...notice, msgId: '10', title: 'Another one' }));
    await expect.poll(() => other.told.mock.calls.length).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    await expect.element(other.screen.getByText('Another one')).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

test('a class that the person made quiet arrives without showing', async () => {
  localStorage.setItem(settingsKey, JSON.stringify({ quietNotices: [3] }));
  const { screen } = await arrive('9');
  await expect.poll(() => localStorage.getItem('backlot.notice.shown')).toBe('9');
  await expect.element(screen.getByText('Sample arrived')).not.toBeInTheDocument();
});

test('a failure stays silent', async () => {
  const { screen, asked } = await arrive('9', () => Promise.reject(new Refusal(1016006, 'The service is not available right now.')));
  await expect.poll(() => asked).toHaveLength(1);
  await expect.element(screen.getByText('The service is not available right now.')).not.toBeInTheDocument();
  expect(localStorage.getItem('backlot.notice.shown')).toBeNull();
});
