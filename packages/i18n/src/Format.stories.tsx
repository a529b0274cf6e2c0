import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { formatFor } from './formatFor';
import { parseMoney } from './parseMoney';
import { LocaleProvider } from './LocaleProvider';
import { type Locale, localeName, locales, localeTag } from './locale';
import { greetingAt } from './greeting';
import { createLocaleState } from './localeState';
import { countries } from './countries';
import { currencies } from './currency';
import { nameOf } from './nameOf';
import { defineStrings } from './defineStrings';
import { useFormat } from './useFormat';
import { useLocaleState } from './useLocaleState';
import { useStrings } from './useStrings';

const meta: Meta = { title: 'i18n/Format', tags: ['autodocs'] };

export default meta;

type Story = StoryObj;

const moment = '2026-11-20 17:30:05';
const now = Date.UTC(2026, 10, 20, 20, 0, 0);

/** One line of the table: the call and what it gives in a language. */
type Row = readonly [call: string, show: (locale: Locale) => string];

const Table = ({ caption, rows }: { caption: string; rows: readonly Row[] }) => (
  <table cellPadding={6}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">format.</th>
        {locales.map((locale) => (
          <th key={locale} scope="col" lang={localeTag[locale]}>
            {localeName[locale]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([call, show]) => (
        <tr key={call}>
          <th scope="row" align="left">
            <code>{call}</code>
          </th>
          {locales.map((locale) => (
            <td key={locale} align="right" lang={localeTag[locale]}>
              {show(locale)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const numbers: Row[] = [
  ['number(1234567.5)', (locale) => formatFor(locale).number(1234567.5)],
  ['count(9999)', (locale) => formatFor(locale).count(9999)],
  ['count(12345)', (locale) => formatFor(locale).count(12345)],
  ['count(1234567)', (locale) => formatFor(locale).count(1234567)],
  ['count(1234567890)', (locale) => formatFor(locale).count(1234567890)],
  ['countW(12345)', (locale) => formatFor(locale).countW(12345)],
  ['countW(123456789)', (locale) => formatFor(locale).countW(123456789)],
  ["percent('15.50')", (locale) => formatFor(locale).percent('15.50')],
  ['ratio(0.0523)', (locale) => formatFor(locale).ratio(0.0523)],
  ['duration(45)', (locale) => formatFor(locale).duration(45)],
  ['duration(75)', (locale) => formatFor(locale).duration(75)],
  ['duration(3725)', (locale) => formatFor(locale).duration(3725)],
];

const money: Row[] = currencies.flatMap((currency) => [
  [`money('1234567.5', ${currency})`, (locale) => formatFor(locale).money({ amount: '1234567.5', currency })],
  [`money(…, ${currency}, code)`, (locale) => formatFor(locale).money({ amount: '1234567.5', currency, display: 'code' })],
]);

const dates: Row[] = [
  ['dateTime(…)', (locale) => formatFor(locale).dateTime(moment, 'Asia/Manila')],
  ['day(…)', (locale) => formatFor(locale).day(moment, 'Asia/Manila')],
  ['longDay(…)', (locale) => formatFor(locale).longDay(moment, 'Asia/Manila')],
  ['longDateTime(…)', (locale) => formatFor(locale).longDateTime(moment, 'Asia/Manila')],
  ['relative(now)', (locale) => formatFor(locale).relative(now, now)],
  ['relative(2 h ago)', (locale) => formatFor(locale).relative(moment, now)],
  ['relative(10 days ago)', (locale) => formatFor(locale).relative('2026-11-10 20:00:00', now)],
  ['relative(4 months ago)', (locale) => formatFor(locale).relative('2026-07-01 00:00:00', now)],
];

const unknown: Row[] = [
  ['number(null)', (locale) => formatFor(locale).number(null)],
  ['count(undefined)', (locale) => formatFor(locale).count(undefined)],
  ['ratio(NaN)', (locale) => formatFor(locale).ratio(Number.NaN)],
  ['duration(null)', (locale) => formatFor(locale).duration(null)],
  ['money(null)', (locale) => formatFor(locale).money({ amount: null, currency: 'PHP' })],
  ["dateTime('')", (locale) => formatFor(locale).dateTime('')],
];

const places: Row[] = countries.map((country) => [
  `${country.code} ${country.currency} ${country.dialCode} ${country.timeZone}`,
  (locale) => nameOf(country, locale),
]);

/** Every number form in the three languages. */
export const Numbers: Story = { render: () => <Table caption="Numbers" rows={numbers} /> };

/** Exact amounts with each currency's own decimals and mark. */
export const Money: Story = { render: () => <Table caption="Money" rows={money} /> };

export const Huge: Story = {
  render: () => (
    <Table
      caption="Amounts past floating point"
      rows={[['12345678901234.56', (locale) => formatFor(locale).money({ amount: '12345678901234.56', currency: 'PHP' })]]}
    />
  ),
};

/** One moment, shown in Manila. */
export const Dates: Story = { render: () => <Table caption="Dates" rows={dates} /> };

/** What is not known is never shown as 0. */
export const Unknown: Story = { render: () => <Table caption="Unknown values" rows={unknown} /> };

export const Countries: Story = { render: () => <Table caption="Countries" rows={places} /> };

const words = defineStrings({
  en: {
    hello: '{part, select, morning {Good morning} forenoon {Good morning} noon {Good day} afternoon {Good afternoon} other {Good evening}}',
    followers: '{count} followers',
    language: 'Language',
    typed: 'Amount in pesos',
    read: 'Sent to the server: {amount}',
    refused: 'Enter an amount with at most two decimals',
  },
  'zh-CN': {
    hello: '{part, select, morning {早上好} forenoon {上午好} noon {中午好} afternoon {下午好} other {晚上好}}',
    followers: '{count} 粉丝',
    language: '语言',
    typed: '金额（比索）',
    read: '提交给服务器：{amount}',
    refused: '请输入金额，最多两位小数',
  },
  vn: {
    hello:
      '{part, select, morning {Chào buổi sáng} forenoon {Chào buổi sáng} noon {Chào buổi trưa} afternoon {Chào buổi chiều} other {Chào buổi tối}}',
    followers: '{count} người theo dõi',
    language: 'Ngôn ngữ',
    typed: 'Số tiền (peso)',
    read: 'Gửi lên máy chủ: {amount}',
    refused: 'Nhập số tiền, tối đa hai chữ số thập phân',
  },
});

const Greeting = () => {
  const t = useStrings(words);
  const format = useFormat();
  return (
    <p>
      {t('hello', { part: greetingAt(8) })} · {t('followers', { count: format.count(12345) })} ·{' '}
      {format.money({ amount: '2580.00', currency: 'PHP' })}
    </p>
  );
};

const Amount = () => {
  const t = useStrings(words);
  const format = useFormat();
  const [text, setText] = useState('');
  const { amount, problem } = parseMoney({ text, currency: 'PHP', locale: format.locale });
  return (
    <>
      <label>
        {t('typed')} <input inputMode="decimal" value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <p role="status">{amount ? t('read', { amount }) : problem === 'empty' ? '' : t('refused')}</p>
    </>
  );
};

const state = createLocaleState({ languages: ['en'] });

const Page = () => {
  const locale = useLocaleState(state);
  return (
    <LocaleProvider locale={locale}>
      <Switch />
      <Greeting />
      <Amount />
    </LocaleProvider>
  );
};

const Switch = () => {
  const t = useStrings(words);
  return (
    <fieldset>
      <legend>{t('language')}</legend>
      {locales.map((locale) => (
        <button key={locale} type="button" lang={localeTag[locale]} onClick={() => state.choose(locale)}>
          {localeName[locale]}
        </button>
      ))}
    </fieldset>
  );
};

/** Switching changes every word and figure at once; the half-typed amount stays. */
export const Switching: Story = { render: () => <Page /> };

export const Dark: Story = { ...Numbers, globals: { mode: 'dark' }, tags: ['!autodocs'] };
