import { LocaleProvider } from '@backlot/i18n/react';
import { composeStories } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BacklotThemeProvider } from '../theme/BacklotThemeProvider';
import * as moneyStories from './MoneyField.stories';
import * as passwordStories from './PasswordField.stories';
import * as percentStories from './PercentField.stories';
import * as phoneStories from './PhoneField.stories';
import * as searchStories from './SearchField.stories';

const { Peso, Dong } = composeStories(moneyStories);
const { Plain: Password } = composeStories(passwordStories);
const { Plain: Percent } = composeStories(percentStories);
const { Empty: Phone, Filled: FilledPhone } = composeStories(phoneStories);
const { Plain: Search } = composeStories(searchStories);
const wrapper = BacklotThemeProvider;

test('the password shows and hides', async () => {
  const screen = await render(<Password />, { wrapper });
  const field = screen.getByLabelText('Password', { exact: true });
  await expect.element(field).toHaveAttribute('type', 'password');
  const toggle = screen.getByRole('button', { name: /password$/ });
  await expect.element(toggle).toHaveAccessibleName('Show password');
  await toggle.click();
  // The name says it; a pressed state beside it would say it twice, and the other way round.
  await expect.element(toggle).toHaveAccessibleName('Hide password');
  await expect.element(toggle).not.toHaveAttribute('aria-pressed');
  await expect.element(field).toHaveAttribute('type', 'text');
});

test('search runs on Enter; Escape clears and searches for nothing', async () => {
  const onSearch = fn();
  const screen = await render(<Search onSearch={onSearch} />, { wrapper });
  await screen.getByRole('searchbox').click();
  await userEvent.keyboard('{Enter}');
  expect(onSearch).toHaveBeenLastCalledWith('sunscreen');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('searchbox')).toHaveValue('');
  expect(onSearch).toHaveBeenLastCalledWith('');
});

test('money is written the local way and emitted exactly', async () => {
  const onChange = fn();
  const screen = await render(
    <LocaleProvider locale="vn">
      <Dong onChange={onChange} />
    </LocaleProvider>,
    { wrapper },
  );
  const field = screen.getByRole('textbox');
  await expect.element(field).toHaveValue('500.000');
  await field.fill('1.250.000đ');
  expect(onChange).toHaveBeenLastCalledWith('1250000');
  await userEvent.keyboard('{Tab}');
  await expect.element(field).toHaveValue('1.250.000');
});

test('what is no number is kept, said, and never emitted as empty', async () => {
  const onChange = fn();
  const screen = await render(<Peso onChange={onChange} />, { wrapper });
  const field = screen.getByRole('textbox');
  await field.fill('about 20');
  expect(onChange).toHaveBeenLastCalledWith('NaN');
  await userEvent.keyboard('{Tab}');
  await expect.element(field).toHaveValue('about 20');
  await expect.element(screen.getByText('Enter a number, such as 1,234.5.')).toBeVisible();
  await field.fill('20');
  expect(onChange).toHaveBeenLastCalledWith('20.00');
});

test('commission takes at most two decimals', async () => {
  const onChange = fn();
  const screen = await render(<Percent onChange={onChange} />, { wrapper });
  await screen.getByRole('textbox').fill('12.345');
  await expect.element(screen.getByText('At most 2 decimals.')).toBeVisible();
  expect(onChange).toHaveBeenLastCalledWith('NaN');
  await screen.getByRole('textbox').fill('12.34%');
  expect(onChange).toHaveBeenLastCalledWith('12.34');
});

test('a phone number becomes E.164 and its own country code wins', async () => {
  const onChange = fn();
  const screen = await render(<Phone onChange={onChange} />, { wrapper });
  const field = screen.getByRole('textbox');
  await field.fill('0912345678');
  expect(onChange).toHaveBeenLastCalledWith('+84912345678');
  await field.fill('+6581234567');
  expect(onChange).toHaveBeenLastCalledWith('+6581234567');
  await expect.element(field).toHaveValue('8123 4567');
  await expect.element(screen.getByRole('combobox', { name: 'Country' })).toHaveTextContent('SG +65');
});

test('what is no phone number is said when the field is left', async () => {
  const onChange = fn();
  const screen = await render(<FilledPhone onChange={onChange} />, { wrapper });
  await expect.element(screen.getByRole('textbox')).toHaveValue('0917 123 4567');
  await screen.getByRole('textbox').fill('0917 12');
  expect(onChange).toHaveBeenLastCalledWith('invalid');
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByText('This is not a phone number of Philippines.')).toBeVisible();
});
