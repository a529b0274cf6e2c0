import { LocaleProvider } from '@backlot/i18n/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createDictionary } from '../createDictionary';
import { demoTree } from '../demoTree';
import { DictionaryProvider } from './DictionaryProvider';
import { useDictionary } from './useDictionary';

function Legend() {
  const { nameFor, optionsOf, hasData, error } = useDictionary();
  return (
    <p>
      {nameFor('country', 'VN')};{' '}
      {optionsOf('common_status')
        .map((option) => option.names.vn)
        .join(' ')}
      ; {String(hasData)} {error}
    </p>
  );
}

test('the whole dictionary follows language, data and faults', async () => {
  let fails = false;
  const dictionary = createDictionary({ fetchTree: () => (fails ? Promise.reject(new Error('down')) : Promise.resolve(demoTree)) });
  const screen = await render(
    <LocaleProvider locale="vn">
      <DictionaryProvider dictionary={dictionary}>
        <Legend />
      </DictionaryProvider>
    </LocaleProvider>,
  );
  await expect.element(screen.getByText('Cần đăng nhập lại; ; false')).toBeVisible();
  await dictionary.load();
  await expect.element(screen.getByText('Việt Nam; Bình thường Đã tắt; true')).toBeVisible();
  fails = true;
  await expect(dictionary.refresh()).rejects.toThrow('down');
  await expect.element(screen.getByText('Việt Nam; Bình thường Đã tắt; true down')).toBeVisible();
});
