import { composeStories } from '@storybook/react-vite';
import { errors, upApi, type UpRow } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { creatorAnswers } from '../parts/creators.fixture';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { answer, Refusal } from '../../../kit/stage/answer';
import { keepDrafts } from '../../../kit/stage/keepDrafts';
import { LabelDialog } from './LabelDialog';
import * as stories from './UpLibraryScreen.stories';

const { Library, Filtered, Pool, ReadOnly } = composeStories(stories, {});
const bulk = page.getByRole('region', { name: 'Actions on the selected rows' });
const dialog = page.getByRole('dialog');
/** A picked row is no longer among those that are not checked. */
const pick = async (...rows: number[]) => {
  for (const [picked, row] of rows.entries())
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/, checked: false })
      .nth(row - picked)
      .click();
};
/** Picks in a list of choices that opens below its field. */
const choose = async (field: string, option: string) => {
  await dialog.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
};

const presets = () =>
  page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('button')
    .all()
    .map((one) => one.element().textContent.replace(/\d+$/, ''))
    .slice(1, -1);

test('presets are those of the work somebody may do; each asks the server for its rows', async () => {
  const asked = vi.fn();
  const answers = [
    ...creatorAnswers(),
    answer(
      upApi.page,
      // A preset also asks for its number of rows, by a page of one.
      ({ pageSize, standing }) => (pageSize > 1 && asked(standing), { pageNo: 1, pageSize, totalPage: 0, totalRows: 0, rows: [] }),
    ),
  ];
  await render(<Library answers={answers} />);
  await page.getByRole('button', { name: 'Blacklisted' }).click();
  expect(presets()).toEqual(['Free', 'Back to the pool soon', 'Blacklisted', 'Old figures']);
  await expect.poll(() => asked.mock.calls.at(-1)?.[0]).toBe('blacklisted');
  await expect.element(page.getByRole('button', { name: 'Blacklisted', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('who may only look gets no presets of work', async () => {
  await render(<ReadOnly />);
  await expect.element(page.getByRole('link', { name: 'Paolo Santos' })).toBeVisible();
  expect(presets()).toEqual([]);
});

test('unknown figures are dashes, money stands in its own currency, names lead to the detail page', async () => {
  await render(<Library answers={creatorAnswers()} />);
  await expect.element(page.getByText('₫486,250,000')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Paolo Santos' })).toHaveAttribute('href', '/talentAdminDetail?id=7');
  const row = page.getByRole('row').filter({ hasText: 'Paolo Santos' });
  await expect.element(row.getByRole('gridcell').nth(3)).toHaveTextContent('–');
  await expect.element(page.getByRole('img', { name: '5 of 5 stars' }).first()).toBeVisible();
});

test('every filter of the search is sent as the contract wants it', async () => {
  const asked = vi.fn();
  const spy = answer(upApi.page, (query) => {
    // The numbers of the views are asked for by one row.
    if (query.pageSize > 1) asked(query);
    return { pageNo: 1, pageSize: 10, totalPage: 0, totalRows: 0, rows: [] };
  });
  await render(<Filtered answers={[...creatorAnswers(), spy]} />);
  await expect.poll(() => asked.mock.lastCall?.[0]).toMatchObject({ country: ['TH', 'VN'], fansMin: 100_000, interactionMin: 0.04 });
  await page.getByRole('button', { name: 'More filters' }).click();
  await dialog.getByRole('checkbox', { name: '4 stars' }).click();
  await dialog.getByRole('checkbox', { name: 'Nok Charoen' }).click();
  await dialog.getByRole('radio', { name: '18-24' }).click();
  await dialog.getByRole('group', { name: 'Avg. views' }).getByRole('textbox', { name: 'From' }).fill('10K');
  await dialog.getByRole('group', { name: 'Female followers' }).getByRole('textbox', { name: 'From' }).fill('60%');
  await dialog.getByRole('button', { name: /^(Show|Done)/ }).click();
  await expect
    .poll(() => asked.mock.lastCall?.[0])
    .toMatchObject({ starLevel: [4], ownerId: ['71'], ageRange: '18-24', viewsMin: 10_000, femaleMin: 0.6 });
});

test('a new creator: the link decides the channel, the test comes first and fills in the rest', async () => {
  const added = vi.fn();
  const add = answer(upApi.add, (draft) => {
    added(draft);
    return { id: '99' };
  });
  await render(<Library answers={[...creatorAnswers(), add]} />);
  await page.getByRole('button', { name: 'Add' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(dialog.getByText('Test the link before saving.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Channel page link' }).fill('https://www.tiktok.com/@new.face');
  await expect.element(dialog.getByRole('combobox', { name: 'Channel' })).toHaveValue('International short video');
  await dialog.getByRole('button', { name: 'Test the link' }).click();
  await expect.element(dialog.getByText(/Found New Face: 51.2K followers, 88 works/)).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Nickname' })).toHaveValue('New Face');
  await choose('Country', 'Thailand');
  await choose('Labels', 'Beauty');
  await dialog.getByRole('textbox', { name: 'Number or name' }).fill('+66899999999');
  await dialog.getByRole('button', { name: 'Add price' }).click();
  await dialog.getByRole('textbox', { name: 'Price title' }).fill('Video');
  await dialog.getByRole('textbox', { name: 'What it includes' }).fill('One video');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('1,500');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('New Face added')).toBeVisible();
  expect(added.mock.calls[0]?.[0]).toMatchObject({
    webId: 10,
    platformId: '790042',
    upNumber: 'new.face',
    upTypeId: 1,
    country: 'TH',
    labelIds: ['501'],
    contacts: [{ contactType: 'phone', contactValue: '+66899999999', isPrimary: true }],
    prices: [{ priceTitle: 'Video', priceInfo: 'One video', amount: '1500.00', currency: 'THB', unit: 'video' }],
    testId: '8001',
  });
});

test('a test that the connector refuses says why', async () => {
  await render(
    <Library
      answers={[
        ...creatorAnswers(),
        answer(upApi.testExtract, () => Promise.reject(new Refusal(errors.extractionTestFirst.code, 'The connector did not answer.'))),
      ]}
    />,
  );
  await page.getByRole('button', { name: 'Add' }).click();
  await dialog.getByRole('textbox', { name: 'Channel page link' }).fill('https://www.tiktok.com/@x');
  await dialog.getByRole('button', { name: 'Test the link' }).click();
  await expect.element(dialog.getByText('The connector did not answer.')).toBeVisible();
});

test('a test that finds nothing proves nothing', async () => {
  await render(<Library answers={creatorAnswers()} />);
  await page.getByRole('button', { name: 'Add' }).click();
  await dialog.getByRole('textbox', { name: 'Channel page link' }).fill('https://www.tiktok.com/@nobody');
  await dialog.getByRole('button', { name: 'Test the link' }).click();
  await expect.element(dialog.getByText(/No information obtained for the creator/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(dialog.getByRole('button', { name: 'Test again' })).toHaveFocus();
});

test('where nobody can be asked the form says so: an administrator vouches for the figures, others are told what helps', async () => {
  const added = vi.fn();
  const tested = (mayVouch: boolean) => answer(upApi.testExtract, () => ({ testId: '8009', found: null, hasConnector: false, mayVouch }));
  const begin = async () => {
    await page.getByRole('button', { name: 'Add' }).click();
    await dialog.getByRole('textbox', { name: 'Channel page link' }).fill('https://www.tiktok.com/@quiet');
    await dialog.getByRole('button', { name: 'Test the link' }).click();
  };
  const { unmount } = await render(<Library answers={[...creatorAnswers(), tested(false)]} />);
  await begin();
  await expect.element(dialog.getByText(/no connector looks people up on this channel/)).toBeVisible();
  await expect.element(dialog.getByRole('group', { name: 'Figures you vouch for' })).not.toBeInTheDocument();
  await unmount();
  const add = answer(upApi.add, (draft) => (added(draft), { id: '99' }));
  await render(<Library answers={[...creatorAnswers(), tested(true), add]} />);
  await begin();
  await expect.element(dialog.getByText(/you vouch for them/)).toBeVisible();
  const figures = dialog.getByRole('group', { name: 'Figures you vouch for' });
  await figures.getByRole('textbox', { name: 'Followers' }).fill('12800');
  await dialog.getByRole('textbox', { name: 'Platform id' }).fill('q-1');
  await dialog.getByRole('textbox', { name: 'Handle' }).fill('quiet');
  await dialog.getByRole('textbox', { name: 'Nickname' }).fill('Quiet');
  await choose('Country', 'Thailand');
  await choose('Labels', 'Beauty');
  await dialog.getByRole('textbox', { name: 'Number or name' }).fill('+66899999999');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => added.mock.calls[0]?.[0]).toMatchObject({ platformId: 'q-1', vouched: { fansNum: 12_800 } });
});

test('editing opens the whole record; the creator of somebody else cannot be edited', async () => {
  await render(<Library answers={creatorAnswers()} />);
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await expect.element(dialog.getByRole('textbox', { name: 'Number or name' }).first()).toHaveValue('ploy.work');
  await expect.element(dialog.getByRole('textbox', { name: 'Price title' })).toHaveValue('Short video');
  await dialog.getByRole('textbox', { name: 'Nickname' }).fill('Ploy');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Ploy saved')).toBeVisible();
});

test('labels of many: told before, those of others refused by name', async () => {
  await render(<Library answers={creatorAnswers()} />);
  await pick(0, 1, 3);
  await bulk.getByRole('button', { name: 'Labels' }).click();
  await choose('Add', 'Live');
  await dialog.getByRole('button', { name: 'Show what changes' }).click();
  await expect.element(dialog.getByText('3 selected: 1 will change')).toBeVisible();
  await expect.element(dialog.getByText('1 stays as it is')).toBeVisible();
  await expect.element(dialog.getByText('Ayu Lestari: You may not change the labels of this creator.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Labels (1)' }).click();
  await expect.element(dialog.getByText('1 changed')).toBeVisible();
});

test('labels chosen for creators are there again after another page, until they are given up', async () => {
  const list: ListHandle<UpRow> = { reload: () => undefined, nameOf: (id) => id, rowOf: () => undefined, idsOf: () => Promise.resolve([]) };
  const { drafts, screen } = keepDrafts('labels', () => <LabelDialog ids={['1', '2']} list={list} onClose={() => undefined} />);
  const first = await render(<Library screen={screen} answers={creatorAnswers()} />);
  await choose('Add', 'Live');
  await first.unmount();
  await render(<Library screen={screen} answers={creatorAnswers()} />);
  await expect.element(dialog.getByRole('button', { name: 'Live' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Show what changes' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(drafts.scopes()).toEqual([]);
});

test('handing over without the open submissions is refused row by row', async () => {
  await render(<Library answers={creatorAnswers()} />);
  await pick(0, 1);
  await bulk.getByRole('button', { name: 'Hand over' }).click();
  await choose('New owner', 'Nok Charoen');
  await dialog.getByRole('checkbox', { name: 'Hand over open submissions in orders as well' }).click();
  await dialog.getByRole('button', { name: 'Show what changes' }).click();
  await dialog.getByRole('button', { name: 'Hand over (1)' }).click();
  await expect.element(dialog.getByRole('listitem')).toHaveTextContent(`Linh Review Nè: ${errors.handOverSubmissions.en}`);
});

test('pasted ids that nobody has are listed; a keyword asks nothing', async () => {
  const asked = vi.fn();
  const unmatched = answer(upApi.unmatched, (query) => {
    asked(query);
    return { terms: ['no.such.one', '77889900'] };
  });
  const screen = await render(
    <Library answers={[...creatorAnswers(), unmatched]} path={`/?searchValue=${encodeURIComponent('bea\nno.such.one\n77889900')}`} />,
  );
  const missing = page.getByRole('list', { name: '2 of the pasted ones were not found' });
  await expect.element(missing.getByRole('listitem').nth(1)).toHaveTextContent('77889900');
  expect(asked.mock.lastCall?.[0]).toMatchObject({ list: 'library', searchValue: 'bea\nno.such.one\n77889900' });
  await screen.unmount();
  asked.mockClear();
  await render(<Library answers={[...creatorAnswers(), unmatched]} path="/?searchValue=Bea" />);
  await expect.element(page.getByText('Bea Reyes')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});

test('all that match are chosen: their ids are asked of the server, those not on screen are checked when it runs', async () => {
  const asked = vi.fn();
  const claimed = vi.fn();
  const matching = answer(upApi.matchingPool, (query) => {
    asked(query);
    return { ids: ['1', '3', '801', '802'], totalRows: 4 };
  });
  const claim = answer(upApi.claim, ({ ids }) => {
    claimed(ids);
    return { ok: ids, failed: [] };
  });
  await render(<Pool answers={[...creatorAnswers(), matching, claim]} path="/?country=TH&pageSize=1" />);
  await pick(0);
  await bulk.getByRole('button', { name: /Select all \d+ matching/ }).click();
  await bulk.getByRole('button', { name: 'Claim' }).click();
  await expect.element(dialog.getByText(/were not on screen and are checked when it runs/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Claim (4)' }).click();
  await expect.poll(() => claimed.mock.calls).toEqual([[['1', '3', '801', '802']]]);
  expect(asked.mock.lastCall?.[0]).toMatchObject({ country: ['TH'] });
});

test('creators of the public pool are claimed', async () => {
  const claimed = vi.fn();
  const claim = answer(upApi.claim, ({ ids }) => {
    claimed(ids);
    return { ok: ids, failed: [] };
  });
  await render(<Pool answers={[...creatorAnswers(), claim]} />);
  await pick(0, 2);
  await bulk.getByRole('button', { name: 'Claim' }).click();
  await dialog.getByRole('button', { name: 'Claim (2)' }).click();
  await expect.element(dialog.getByText('2 changed')).toBeVisible();
  expect(claimed.mock.calls).toEqual([[['1', '3']]]);
});

test('who may only look sees no actions', async () => {
  await render(<ReadOnly answers={creatorAnswers()} />);
  await expect.element(page.getByText('Bea Reyes')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox', { name: /^Select (?!all)/, checked: false })).not.toBeInTheDocument();
});
