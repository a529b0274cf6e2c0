import type { Names } from './names.ts';
import type { Join } from './joinFiles.ts';
import type { Files } from './writeFiles.ts';

/** A screen of a simple entity: list, filters, form, three languages, stories over a fake server, a test. */
export function featureFiles({ domain, one, One, many, Many, words, Words, zh, vn }: Names): Files {
  const folder = `apps/console/src/domains/${domain}/${many}`;
  return {
    [`${folder}/index.ts`]: `export { ${Many}Screen } from './${Many}Screen';\n`,
    [`${folder}/${Many}Screen.tsx`]: `import { ${one}Api } from '@backlot/contract';
import type { Translate } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useMemo } from 'react';
import type { RowOf } from '../../../kit/list/CrudArea';
import { CrudPage } from '../../../kit/list/CrudPage';
import type { ListColumn, ListSearch } from '../../../kit/list/ListShape';
import { FormNumber } from '../../../kit/form/FormNumber';
import { FormText } from '../../../kit/form/FormText';
import { strings, type Word } from './strings';

type ${One} = RowOf<typeof ${one}Api>;

/** ${Words}. */
export function ${Many}Screen() {
  const t = useStrings(strings);
  const list = useMemo(() => listOf(t), [t]);
  return <CrudPage api={${one}Api} table="${many}" words={{ plural: t('title'), noun: t('noun') }} list={list} form={list.form} />;
}

const listOf = (t: Translate<Word>) => ({
  columns: [
    { field: 'name', header: t('name'), flex: 1, minWidth: 160, isSortable: true, isFixed: true },
    { field: 'code', header: t('code'), width: 180, isSortable: true },
    { field: 'sort', header: t('sort'), width: 90, align: 'right', isSortable: true },
  ] satisfies ListColumn<typeof ${one}Api.page>[],
  search: { field: 'name', label: t('name') } satisfies ListSearch<typeof ${one}Api.page>,
  nameOf: ({ name }: ${One}) => name,
  form: {
    Fields: ${One}Fields,
    defaults: { name: '', code: '', sort: 100 },
    draftOf: ({ name, code, sort }: ${One}) => ({ name, code, sort }),
    labelOf: (field: string) => t(field as Word),
  },
});

function ${One}Fields() {
  const t = useStrings(strings);
  return (
    <>
      <FormText name="name" label={t('name')} isRequired />
      <FormText name="code" label={t('code')} isRequired />
      <FormNumber name="sort" label={t('sort')} />
    </>
  );
}
`,
    [`${folder}/strings.ts`]: `import { ${one}Words } from '@backlot/contract/words/${domain}/${one}';
import { defineStrings } from '@backlot/i18n';

export const strings = /* @__PURE__ */ defineStrings(
  {
    en: { title: '${Words}', noun: '${words}' },
    'zh-CN': { title: '${zh}', noun: '${zh}' },
    vn: { title: '${vn}', noun: '${lowered(vn)}' },
  },
  ${one}Words,
);

export type Word = keyof (typeof strings)['messages']['en'];
`,
    [`${folder}/${Many}Screen.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${one}Api } from '@backlot/contract';
import { fakeCrud } from '../../../kit/stage/fakeCrud';
import { Stage } from '../../../kit/stage/Stage';
import { ${Many}Screen } from './${Many}Screen';

const rows = Array.from({ length: 12 }, (_, at) => ({ id: String(at + 1), version: 1, can: ['edit', 'delete'], name: \`${capitalOf(words)} \${at + 1}\`, code: \`${one}_\${at + 1}\`, sort: (at + 1) * 10, status: 0 }));

const meta: Meta<typeof Stage> = { title: 'console/${Many}', component: Stage, args: { screen: ${Many}Screen, answers: fakeCrud({ api: ${one}Api, rows }).answers } };
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
export const ReadOnly: Story = { args: { grants: ['${one}.query'] } };
`,
    [`${folder}/${Many}Screen.test.tsx`]: `import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './${Many}Screen.stories';

const { List } = composeStories(stories, {});

test('lists and adds', async () => {
  await render(<List />);
  await expect.element(page.getByText('1-10 of 12')).toBeVisible();
  await page.getByRole('button', { name: 'Add' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Another');
  await dialog.getByRole('textbox', { name: 'Code' }).fill('another');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Another added')).toBeVisible();
});
`,
  };
}

const lowered = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
const capitalOf = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The line of a screen in the list of all. */
export const featureJoins = ({ domain, many, Many }: Names): Join[] => [
  {
    file: 'apps/console/src/screens.ts',
    line: `  ${Many}: () => import('./domains/${domain}/${many}').then(({ ${Many}Screen }) => ${Many}Screen),`,
    before: /^\};/,
  },
];
