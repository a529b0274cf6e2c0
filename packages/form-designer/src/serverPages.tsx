import type { Locale } from '@backlot/i18n';
import { LocaleProvider } from '@backlot/i18n/react';
import type { ReactElement } from 'react';
import approval from './document/fixtures/original-answers-approval.json';
import { createControl } from './document/createControl';
import { createDocument } from './document/formDocument';
import { controlTypes } from './document/parse/blueprint';
import { parseDocument } from './document/parse/parseDocument';
import { FormDesigner } from './index';
import { FormRenderer } from './renderer';

const every = { ...createDocument(), list: controlTypes.map((type) => createControl(type, () => `${type}_1`)) };
const parsed = parseDocument(JSON.stringify(approval.document));

const pages = {
  'a form of every control': (locale: Locale) => <FormRenderer document={every} locale={locale} />,
  'the approval form': (locale: Locale) => (
    <FormRenderer document={parsed.ok ? parsed.document : every} value={{ applicant: '林' }} locale={locale} />
  ),
  'the designer': () => <FormDesigner document={every} />,
};

export type PageName = keyof typeof pages;

export const pageNames = Object.keys(pages) as readonly PageName[];

/** A page of the package in a language, for a server to draw and a browser to take over. */
export const pageOf = (name: PageName, locale: Locale): ReactElement => (
  <LocaleProvider locale={locale}>{pages[name](locale)}</LocaleProvider>
);
