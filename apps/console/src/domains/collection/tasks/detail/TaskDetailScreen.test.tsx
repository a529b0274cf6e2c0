import { composeStories } from '@storybook/react-vite';
import { queueApi, taskApi } from '@backlot/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer } from '../../../../kit/stage/answer';
import { themed } from '../../../../kit/stage/themed.fixture';
import { detailAnswers, failing } from './detail.fixture';
import * as stories from './TaskDetailScreen.stories';

afterEach(() => page.viewport(1280, 800));

const { OneFails, TriedAgain, NeverRun, ReadOnly, NoPermission, Missing, TargetsFail } = composeStories(stories, themed);
const card = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const targetOf = (name: string) => card('Targets').getByRole('listitem').filter({ hasText: name });

test('the target that fails stands first, with why, what the channel said and what mends it; a retry queues it again', async () => {
  const retried = vi.fn();
  const retry = answer(queueApi.retry, ({ ids }) => {
    retried(ids);
    return { ok: ids, failed: [] };
  });
  await render(<OneFails answers={detailAnswers({ more: [retry] })} />);
  await expect.element(card('Targets').getByText('1 of 3 fails')).toBeVisible();
  await expect.element(card('Targets').getByRole('listitem').first().getByText('@linh.review', { exact: true })).toBeVisible();
  const alert = targetOf('@linh.review').getByRole('alert');
  await expect.element(alert.getByText(/^The channel does not know it/)).toBeVisible();
  await expect.element(alert.getByText(/user_not_found/)).toBeVisible();
  await expect.element(alert.getByRole('link', { name: 'Open the creator' })).toHaveAttribute('href', '/talentAdminDetail?id=9');
  await targetOf('@linh.review').getByRole('button', { name: 'Retry @linh.review' }).click();
  await expect.poll(() => retried.mock.calls).toEqual([[['9']]]);
});

test('a target without consent says who can ask for it, and leads there', async () => {
  const withoutConsent = (targetType: 1 | 3) => {
    const target = { targetType, targetId: '9', name: 'without', upId: targetType === 3 ? null : '9', job: failing('ConsentWithdrawn') };
    return detailAnswers({ targets: [target] });
  };
  const grants = ['task.query', 'task.get', 'connector.query', 'upDetail.get', 'shop.get'];
  const { rerender } = await render(<OneFails key="up" grants={grants} answers={withoutConsent(1)} />);
  const alert = targetOf('without').getByRole('alert');
  await expect.element(alert.getByText(/^The BD of the creator or an administrator can ask for it/)).toBeVisible();
  await expect.element(alert.getByRole('link', { name: 'Open the creator' })).toHaveAttribute('href', '/talentAdminDetail?id=9');
  await rerender(<OneFails key="shop" grants={grants} answers={withoutConsent(3)} />);
  await expect.element(alert.getByText(/^The merchant or an administrator can give it/)).toBeVisible();
  await expect.element(alert.getByRole('link', { name: 'Open the merchant' })).toHaveAttribute('href', '/shopDetail?id=9');
  await rerender(<OneFails key="mine" grants={[...grants, 'connector.authorize']} answers={withoutConsent(1)} />);
  await expect.element(alert.getByText(/^Ask for consent on the page of the creator/)).toBeVisible();
});

test('a target is collected at once', async () => {
  const run = vi.fn();
  const runNow = answer(taskApi.runNow, (wish) => {
    run(wish);
    return { id: '77' };
  });
  await render(<OneFails answers={detailAnswers({ more: [runNow] })} />);
  await expect.element(targetOf('@ploy.review').getByText('not collected yet')).toBeVisible();
  await targetOf('@ploy.review').getByRole('button', { name: 'Run now @ploy.review' }).click();
  await expect.poll(() => run.mock.calls).toEqual([[{ objectType: 1, connectorId: '1', targetType: 1, targetId: '8' }]]);
});

test('runs tell what they found or why they failed, and are narrowed to those that failed', async () => {
  await render(<OneFails />);
  await expect.element(card('Runs').getByText('41 read, 3 new, 6 changed')).toBeVisible();
  await card('Runs').getByRole('button', { name: 'Failed only' }).click();
  await expect.element(card('Runs').getByText('2 of 2')).toBeVisible();
  expect(card('Runs').getByText('41 read, 3 new, 6 changed').query()).toBeNull();
});

test('one that is tried again says so and offers no retry', async () => {
  await render(<TriedAgain />);
  await expect.element(targetOf('@bea.reyes').getByText('It is tried again by itself.')).toBeVisible();
  expect(page.getByRole('button', { name: /^Retry/ }).query()).toBeNull();
});

test('a closed task has no next run until it is opened', async () => {
  await render(<NeverRun answers={detailAnswers({ runs: [] })} />);
  await expect.element(card('When and how').getByText('none while the task is closed')).toBeVisible();
  await expect.element(card('Runs').getByText('Nothing was collected yet')).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.element(page.getByText('Sunscreen launch opened')).toBeVisible();
});

test('a closed task is edited on its page', async () => {
  await render(<NeverRun answers={detailAnswers()} />);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect.element(page.getByRole('dialog').getByRole('textbox', { name: 'Task' })).toHaveValue('Sunscreen launch');
});

test('without permissions there are no runs and nothing is collected, or nothing is shown at all', async () => {
  const shown = await render(<ReadOnly />);
  await expect.element(targetOf('@linh.review')).toBeVisible();
  expect(page.getByRole('button', { name: /Run now/ }).query()).toBeNull();
  expect(card('Runs').query()).toBeNull();
  await shown.unmount();
  await render(<NoPermission />);
  await expect.element(page.getByText('You have no access to this')).toBeVisible();
});

test('what cannot be read says so and is asked again', async () => {
  const shown = await render(<TargetsFail />);
  await expect.element(card('Targets').getByRole('button', { name: 'Try again' })).toBeVisible();
  await shown.unmount();
  await render(<Missing />);
  await expect.element(page.getByRole('alert')).toBeVisible();
});

test('it fits a phone', async () => {
  await page.viewport(360, 740);
  await render(<OneFails />);
  await expect.element(targetOf('@linh.review')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
