import { createLocaleState, defineStrings, type Locale, locales, translator } from '@backlot/i18n';
import { LocaleProvider, useLocaleState, useStrings } from '@backlot/i18n/react';
import { createInstance } from 'i18next';
import { memo, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';

type Rounds = [ours: number, peer: number][];

/** Every round of each measure: look-ups in ns, switches in ms. */
export interface I18nRounds {
  plain: Rounds;
  plural: Rounds;
  language: Rounds;
}

const sizes = { menu: 60, tab: 10, column: 12, status: 6 };
const words = Object.entries(sizes).flatMap(([part, size]) => Array.from({ length: size }, (_, at) => `${part}${at}`));

const textOf: Record<Locale, (word: string) => string> = {
  en: (word) => `English ${word}`,
  'zh-CN': (word) => `中文 ${word}`,
  vn: (word) => `Tiếng Việt ${word}`,
};

const catalog = (locale: Locale) => Object.fromEntries(words.map((word) => [word, textOf[locale](word)]));

const strings = defineStrings<Record<string, string>>({
  en: { ...catalog('en'), rows: '{count, plural, one {# row} other {# rows}} selected' },
  'zh-CN': { ...catalog('zh-CN'), rows: '已选 {count} 行' },
  vn: { ...catalog('vn'), rows: 'Đã chọn {count} dòng' },
});

const peer = createInstance();
const peerReady = peer.use(initReactI18next).init({
  lng: 'en',
  interpolation: { escapeValue: false },
  resources: {
    en: { translation: { ...catalog('en'), rows_one: '{{count}} row selected', rows_other: '{{count}} rows selected' } },
    'zh-CN': { translation: { ...catalog('zh-CN'), rows_other: '已选 {{count}} 行' } },
    vn: { translation: { ...catalog('vn'), rows_other: 'Đã chọn {{count}} dòng' } },
  },
});

/** The hook of either library that gives its look-up. */
type Use = () => {
  (key: string): string;
  (key: string, values: { count: number }): string;
};

/** The same shell over either library: menu, tabs, and a table of 20 rows, each part a component of its own. */
function shellOf(use: Use) {
  const Word = memo(({ word }: { word: string }) => <span>{use()(word)}</span>);
  const Row = memo(({ at }: { at: number }) => {
    const t = use();
    return (
      <tr>
        <td>{t(`status${at % sizes.status}`)}</td>
        <td>{t(`status${(at + 1) % sizes.status}`)}</td>
        <td>{t('rows', { count: at })}</td>
      </tr>
    );
  });
  return (
    <main>
      <nav>
        {listOf('menu', (word) => (
          <Word key={word} word={word} />
        ))}
      </nav>
      <header>
        {listOf('tab', (word) => (
          <Word key={word} word={word} />
        ))}
      </header>
      <p>
        {listOf('column', (word) => (
          <Word key={word} word={word} />
        ))}
      </p>
      <table>
        <tbody>
          {Array.from({ length: 20 }, (_, at) => (
            <Row key={at} at={at} />
          ))}
        </tbody>
      </table>
    </main>
  );
}

const listOf = (part: keyof typeof sizes, show: (word: string) => ReactNode) =>
  Array.from({ length: sizes[part] }, (_, at) => show(`${part}${at}`));

const state = createLocaleState({ languages: ['en'] });
const ourShell = shellOf(() => useStrings(strings));
const peerShell = shellOf(() => useTranslation().t);

const Ours = () => <LocaleProvider locale={useLocaleState(state)}>{ourShell}</LocaleProvider>;
const Peer = () => <I18nextProvider i18n={peer}>{peerShell}</I18nextProvider>;

/** Runs all measures, ours and the peer's in turn. */
export async function measure(): Promise<I18nRounds> {
  await peerReady;
  const ours = translator(strings, 'en');
  const plain = lookUps({ ours: () => ours('menu7'), peer: () => peer.t('menu7') });
  const plural = lookUps({ ours: (at) => ours('rows', { count: at % 9 }), peer: (at) => peer.t('rows', { count: at % 9 }) });
  return { plain, plural, language: await switches() };
}

type LookUp = (at: number) => string;

function lookUps({ ours, peer }: { ours: LookUp; peer: LookUp }): Rounds {
  time(ours);
  time(peer);
  return Array.from({ length: 7 }, () => [time(ours), time(peer)]);
}

/** Nanoseconds a call. */
function time(lookUp: LookUp): number {
  const calls = 100_000;
  let letters = 0;
  const start = performance.now();
  for (let at = 0; at < calls; at++) letters += lookUp(at).length;
  const spent = performance.now() - start;
  if (letters === 0) throw new Error('nothing was looked up');
  return (spent * 1e6) / calls;
}

async function switches(): Promise<Rounds> {
  const own = await mount(<Ours />);
  const other = await mount(<Peer />);
  const rounds: Rounds = [];
  for (let round = 0; round < 33; round++) {
    const locale = locales[round % locales.length] ?? 'en';
    rounds.push([
      await timeSwitch({ root: own, locale, change: () => state.choose(locale) }),
      await timeSwitch({ root: other, locale, change: () => void peer.changeLanguage(locale) }),
    ]);
  }
  return rounds.slice(3);
}

async function mount(app: ReactNode): Promise<HTMLElement> {
  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(app);
  while (!root.textContent) await frame();
  return root;
}

/** Milliseconds from the call until the last row speaks the new language and is laid out. */
async function timeSwitch({ root, locale, change }: { root: HTMLElement; locale: Locale; change: () => void }): Promise<number> {
  await frame();
  const expected = textOf[locale]('status1');
  return new Promise((resolve) => {
    const start = performance.now();
    const observer = new MutationObserver(() => {
      if (root.querySelector('tr:last-child td')?.textContent !== expected) return;
      observer.disconnect();
      root.getBoundingClientRect();
      resolve(performance.now() - start);
    });
    observer.observe(root, { subtree: true, characterData: true, childList: true });
    change();
  });
}

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
