import { composeStories } from '@storybook/react-vite';
import { ruleApi, ruleTrialApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { actOn } from '../../../kit/stage/actOn';
import { answer, Refusal } from '../../../kit/stage/answer';
import { ruleAnswers } from './rules.fixture';
import * as stories from './RulesScreen.stories';

const { List } = composeStories(stories, {});
const start = (more: ReturnType<typeof ruleAnswers> = []) => render(<List answers={[...ruleAnswers(), ...more]} />);
const rowOf = (name: RegExp) => page.getByRole('row', { name });
const dialog = () => page.getByRole('dialog');

test('a rule says how it pays', async () => {
  await start();
  await expect.element(page.getByText('1.50 % above ₱300,000.00, plus ₱2,000.00')).toBeVisible();
  await expect.element(page.getByText('2 tiers, highest counts')).toBeVisible();
});

test('a rule is written, tried and saved; what its type does not have is not sent', async () => {
  const [onTry, onAdd] = [vi.fn(), vi.fn()];
  const tried = ruleAnswers().findLast(({ endpoint }) => endpoint.path === ruleTrialApi.calculate.path);
  await start([
    { endpoint: ruleTrialApi.calculate, reply: (input) => (onTry(input), tried?.reply(input)) },
    answer(ruleApi.add, (input) => (onAdd(input), { id: '4' })),
  ]);
  await page.getByRole('button', { name: 'Add' }).click();
  await dialog().getByRole('textbox', { name: 'Rule', exact: true }).fill('Rewards');
  await dialog().getByRole('radio', { name: 'Reward' }).click();
  await dialog().getByRole('button', { name: 'Add a tier' }).click();
  await dialog().getByRole('textbox', { name: 'From, tier 1' }).fill('100000');
  await dialog().getByRole('textbox', { name: 'Ratio, tier 1, %' }).fill('1');
  await dialog().getByRole('combobox', { name: 'Limited to' }).click();
  await page.getByRole('option', { name: 'Kristine Mendoza' }).click();
  await dialog().getByRole('button', { name: 'Try it on the last three months' }).click();
  const table = dialog().getByRole('table', { name: 'What it would have paid' });
  await expect.element(table.getByText('1 person: Kristine Mendoza')).toBeVisible();
  await expect.element(table.getByText('₱10,175.00')).toBeVisible();
  await expect.element(dialog().getByText(/^As of 2026-11-23 /)).toBeVisible();
  const tiers = [{ base: '100000.00', ratio: '1' }];
  expect(onTry.mock.calls[0]?.[0]).toMatchObject({ ruleType: 3, tiers, scopes: [{ scopeType: 1, scopeId: '51' }] });
  await dialog().getByRole('radio', { name: 'Commercial order' }).click();
  await expect.element(dialog().getByRole('textbox', { name: 'From how many creators' })).toBeVisible();
  await expect.element(table).not.toBeInTheDocument();
  await dialog().getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => onAdd.mock.calls[0]?.[0]).toMatchObject({ ruleName: 'Rewards', ruleType: 2, tiers: [] });
});

test('tiers that do not increase are told at the tier', async () => {
  const refuse = answer(ruleApi.add, () => {
    throw new Refusal(1027002, 'Tier bases must increase.', { 'tiers.0.base': 'Tier bases must increase.' });
  });
  await start([refuse]);
  await page.getByRole('button', { name: 'Add' }).click();
  await dialog().getByRole('textbox', { name: 'Rule', exact: true }).fill('Rewards');
  await dialog().getByRole('radio', { name: 'Reward' }).click();
  await dialog().getByRole('button', { name: 'Add a tier' }).click();
  await dialog().getByRole('textbox', { name: 'From, tier 1' }).fill('10');
  await dialog().getByRole('textbox', { name: 'Ratio, tier 1, %' }).fill('1');
  await dialog().getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(dialog().getByText('Tier bases must increase.')).toBeVisible();
});

test('a conflict stands in the question, and an enabled rule is copied instead of edited', async () => {
  const onCopy = vi.fn();
  await start([
    answer(ruleApi.enable, () => {
      throw new Refusal(1027004, 'It overlaps with enabled rule PH other.');
    }),
    answer(ruleApi.copy, (input) => (onCopy(input), { id: '5' })),
  ]);
  await actOn(rowOf(/PH general GMV/), 'Enable');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Enable' }).click();
  await expect.element(question.getByText('It overlaps with enabled rule PH other.')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await actOn(rowOf(/PH commercial orders/), 'Copy as new version');
  await expect.poll(() => onCopy.mock.calls[0]?.[0]).toEqual({ id: '2' });
});

test('the question tells how many previews have to be computed anew', async () => {
  const onDisable = vi.fn();
  await start([answer(ruleApi.disable, (input) => (onDisable(input), null))]);
  await actOn(rowOf(/PH commercial orders/), 'Disable');
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText(/2 open previews must be recomputed\.$/)).toBeVisible();
  await question.getByRole('button', { name: 'Disable' }).click();
  await expect.poll(() => onDisable.mock.calls[0]?.[0]).toEqual({ id: '2' });
});

test('a rule that is written says at its field which enabled one it overlaps with, until it covers others', async () => {
  const onAsk = vi.fn();
  await start([
    answer(ruleApi.conflict, (input) => {
      onAsk(input);
      return input.scopes?.length ? null : { id: '2', name: 'PH commercial orders' };
    }),
  ]);
  await page.getByRole('button', { name: 'Add' }).click();
  const field = dialog().getByRole('combobox', { name: 'Limited to' });
  await expect.element(field).toHaveAccessibleDescription(/^Overlaps with the enabled rule PH commercial orders: disable that one first/);
  expect(onAsk.mock.calls[0]?.[0]).toMatchObject({ ruleType: 1, dimension: 1, country: 'PH', scopes: [] });
  await field.click();
  await page.getByRole('option', { name: 'Kristine Mendoza' }).click();
  await expect.element(field).toHaveAccessibleDescription(/^Nobody chosen/);
});

test('its versions stand beside the list', async () => {
  await start();
  await actOn(rowOf(/PH general GMV/), 'Details');
  await expect.element(dialog().getByText('Not enabled · 1.20 % above ₱300,000.00, plus ₱2,000.00')).toBeVisible();
});
