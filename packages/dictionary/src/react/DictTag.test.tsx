import { LocaleProvider } from '@backlot/i18n/react';
import { composeStories } from '@storybook/react-vite';
import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createDictionary } from '../createDictionary';
import { demoTree } from '../demoTree';
import { DictTag } from './DictTag';
import * as stories from './DictTag.stories';
import { DictionaryProvider } from './DictionaryProvider';

const { Plain, Toned, DisabledValue, NoCode, UnknownCode, UnknownType, NoData } = composeStories(stories);

test.each([
  ['a code as its name', Plain, 'Vietnam'],
  ['a number as its name', Toned, 'Enabled'],
  ['a disabled value', DisabledValue, 'Archived'],
  ['no code as a dash', NoCode, '–'],
  ['an unknown code', UnknownCode, 'No such dictionary entry'],
  ['an unknown type', UnknownType, 'No such dictionary entry'],
  ['missing data', NoData, 'Sign in again'],
])('shows %s', async (_what, Story, text) => {
  const screen = await render(<Story />);
  await expect.element(screen.getByText(text)).toBeVisible();
});

test('a switch of the language renames without a reload', async () => {
  const dictionary = createDictionary({ fetchTree: async () => demoTree });
  await dictionary.load();
  const page = (locale: 'vn' | 'zh-CN') => (
    <LocaleProvider locale={locale}>
      <DictionaryProvider dictionary={dictionary}>
        <b>
          <DictTag type="country" code="TH" />
        </b>
      </DictionaryProvider>
    </LocaleProvider>
  );
  const screen = await render(page('vn'));
  await expect.element(screen.getByText('Thái Lan')).toBeVisible();
  await screen.rerender(page('zh-CN'));
  await expect.element(screen.getByText('泰国')).toBeVisible();
});

test('ten thousand cells stay untouched while another type changes, and follow their own', async () => {
  let tree = demoTree;
  let commits = 0;
  const dictionary = createDictionary({ fetchTree: async () => tree });
  await dictionary.load();
  const codes = ['PH', 'MY', 'TH', 'VN', 'SG', 'ID'];
  const screen = await render(
    <DictionaryProvider dictionary={dictionary}>
      <Profiler
        id="cells"
        onRender={() => {
          commits += 1;
        }}
      >
        {Array.from({ length: 10_000 }, (_, at) => (
          <i key={at}>
            <DictTag type="country" code={codes[at % 6]} />
          </i>
        ))}
      </Profiler>
    </DictionaryProvider>,
  );
  const mounted = commits;
  tree = demoTree.map((type) => (type.code === 'category' ? { ...type, children: [] } : type));
  await dictionary.refresh();
  await new Promise(requestAnimationFrame);
  expect(commits).toBe(mounted);
  tree = demoTree.map((type) =>
    type.code === 'country' ? { ...type, children: type.children.map((entry) => ({ ...entry, enName: `new ${entry.code}` })) } : type,
  );
  await dictionary.refresh();
  await expect.poll(() => screen.container.querySelector('i')?.textContent).toBe('new PH');
  expect(commits).toBeGreaterThan(mounted);
});

test('without a provider the mistake is named', async () => {
  await expect(render(<DictTag type="country" code="TH" />)).rejects.toThrow('DictionaryProvider');
});
