import { menuApi, noticeApi } from '@backlot/contract';
import { composeStories } from '@storybook/react-vite';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { answer, Refusal } from '../../kit/stage/answer';
import { menuAnswers } from '../menus.fixture';
import * as stories from './HeaderBar.stories';

const { Side } = composeStories(stories, {});

afterEach(() => vi.restoreAllMocks());

test('an application that cannot be opened says so, and the one that is open stays', async () => {
  const screen = await render(
    <Side
      answers={[
        ...menuAnswers,
        answer(menuApi.change, () => Promise.reject(new Refusal(1016006, 'The service is not available right now.'))),
      ]}
    />,
  );
  await screen.getByRole('button', { name: 'System' }).click();
  const notice = screen.getByRole('alert');
  await expect.element(notice.getByText('Switching the application did not work.')).toBeVisible();
  await expect.element(notice.getByText('The service is not available right now.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Creator marketing' })).toHaveAttribute('aria-current', 'true');
});

test('a browser without full screen says so', async () => {
  vi.spyOn(document.documentElement, 'requestFullscreen').mockRejectedValue(new TypeError('not allowed'));
  const screen = await render(<Side />);
  await screen.getByRole('button', { name: 'Full screen' }).click();
  await expect.element(screen.getByText('This browser does not support full screen.')).toBeVisible();
});

test('counts that cannot be fetched are left out silently', async () => {
  const counted = vi.fn(() => Promise.reject(new Refusal(1016006, 'The service is not available right now.')));
  const screen = await render(<Side answers={[...menuAnswers, answer(noticeApi.noticeNum, counted)]} />);
  await expect.element(screen.getByRole('button', { name: 'Notices' })).toBeVisible();
  await expect.poll(() => counted.mock.calls.length).toBe(1);
  await expect.element(screen.getByText('The service is not available right now.')).not.toBeInTheDocument();
});

test('the name of the bell holds what stands on it', async () => {
  const screen = await render(
    <Side answers={[...menuAnswers, answer(noticeApi.noticeNum, () => ({ remindNum: 0, noticeNum: 388, antiFansNum: 0, mesNum: 640 }))]} />,
  );
  await expect.element(screen.getByRole('button', { name: '999+ unread notices' })).toHaveTextContent('999+');
});
