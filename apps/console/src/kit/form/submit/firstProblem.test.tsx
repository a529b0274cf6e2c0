import { LocaleProvider } from '@backlot/i18n/react';
import type { ReactElement } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FormMoney } from '../FormMoney';
import { FormNumber } from '../FormNumber';
import { FormPassword } from '../FormPassword';
import { FormPercent } from '../FormPercent';
import { FormPhone } from '../FormPhone';
import { FormRadios } from '../FormRadios';
import { FormSelect } from '../FormSelect';
import { FormText } from '../FormText';

function Refused({ children }: { children: ReactElement }) {
  const methods = useForm({
    defaultValues: { field: '' },
    resolver: () => ({ values: {}, errors: { field: { type: 'custom', message: 'Required' } } }),
  });
  return (
    <LocaleProvider locale="en">
      <FormProvider {...methods}>
        <form onSubmit={(event) => void methods.handleSubmit(() => undefined)(event)}>
          {children}
          <button type="submit">Save</button>
        </form>
      </FormProvider>
    </LocaleProvider>
  );
}

const fields: [string, ReactElement][] = [
  ['text', <FormText key="" name="field" label="Field" />],
  ['long text', <FormText key="" name="field" label="Field" rows={3} />],
  ['a number', <FormNumber key="" name="field" label="Field" />],
  ['a phone', <FormPhone key="" name="field" label="Field" />],
  ['money', <FormMoney key="" name="field" label="Field" currency="VND" />],
  ['a percentage', <FormPercent key="" name="field" label="Field" />],
  ['a password', <FormPassword key="" name="field" label="Field" hint="Typed once" />],
  ['a choice', <FormSelect key="" name="field" label="Field" choices={[{ value: 'a', label: 'A' }]} />],
];

test.each(fields)('the focus moves to a problem of %s', async (_, field) => {
  await render(<Refused>{field}</Refused>);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByLabelText('Field', { exact: true })).toHaveFocus();
});

test('the focus moves to a problem of radio buttons', async () => {
  await render(
    <Refused>
      <FormRadios
        name="field"
        label="Field"
        choices={[
          { value: 'a', label: 'A' },
          { value: 'b', label: 'B' },
        ]}
      />
    </Refused>,
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('radio', { name: 'A' })).toHaveFocus();
});
