import { LocaleProvider } from '@backlot/i18n/react';
import type { Locale } from '@backlot/i18n';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Control } from '../document/control';
import { createControl } from '../document/createControl';
import { createDocument, type FormDocument } from '../document/formDocument';
import { FormDesigner, type FormDesignerProps } from './FormDesigner';
import { testControls } from './testControls';

let now = 0;

/** A clock that goes a second with every look, so that no two changes are one step. */
export const slowClock = (): void => void vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000));

/** A text field whose key is its label: `input('name')`. */
export const input = (key: string, extra: object = {}): Control => ({ ...createControl('input', () => key), label: key, ...extra });

export const formOf = (...list: Control[]): FormDocument => ({ ...createDocument(), list });

/** Opens a designer with plain controls and follows its document. */
export async function openDesigner(props: Partial<FormDesignerProps> = {}, locale: Locale = 'en', box = { width: 1200, height: 640 }) {
  let latest: FormDocument = createDocument();
  const onChange = (document: FormDocument) => {
    latest = document;
  };
  const screen = await render(
    <LocaleProvider locale={locale}>
      <div style={box}>
        <FormDesigner controls={testControls} onChange={onChange} {...props} />
      </div>
    </LocaleProvider>,
  );
  return { screen, form: () => latest, types: () => latest.list.map(({ type }) => type) };
}
