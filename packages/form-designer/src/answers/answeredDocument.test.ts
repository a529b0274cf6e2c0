import { expect, test } from 'vitest';
import { withCondition } from '../document/conditions/conditions';
import type { Control } from '../document/control';
import type { ControlType } from '../document/controlOptions';
import { createControl } from '../document/createControl';
import { createDocument } from '../document/formDocument';
import { withTranslation } from '../document/translations';
import { walkControls } from '../document/tree/walkControls';
import { answeredDocument } from './answeredDocument';

const make = (type: ControlType, key: string, more: object = {}): Control => ({ ...createControl(type, () => key), label: key, ...more });
const shownWhen = (control: Control, field: string) => withCondition(control, 'show', { field, is: 'equals', value: true });
const answered = (list: readonly Control[], values: object) =>
  answeredDocument({
    document: { ...createDocument(), list },
    values: { ...values },
    locale: 'vn',
    dynamicData: { country: [{ value: 'PH', label: 'Philippines' }] },
  });

test('D11.5 what the answers did not show is hidden, with everything inside', () => {
  const card = shownWhen(make('card', 'card', { list: [make('input', 'street')] }), 'sample');
  const hiddenIn = (values: object) =>
    [...walkControls(answered([make('switch', 'sample', { model: 'sample' }), card], values).list)]
      .filter(({ control }) => control.options?.hidden === true)
      .map(({ control }) => control.key);
  expect(hiddenIn({ sample: true, street: 'x' })).toEqual([]);
  expect(hiddenIn({ sample: false })).toEqual(['card', 'street']);
});

test('D11.5 a column of a subform stays, whatever the condition of its rows', () => {
  const rows = make('batch', 'rows', { list: [make('switch', 'gift', { model: 'gift' }), shownWhen(make('input', 'note'), 'gift')] });
  expect(answered([rows], { rows: [{ gift: true, note: 'x' }] }).list[0]?.list?.map(({ options }) => options?.hidden)).toEqual([
    false,
    false,
  ]);
});

test('D11.5 texts are in the language asked for, choices of the host in place', () => {
  const radio = withTranslation(make('radio', 'country', { options: { dynamic: true, dynamicKey: 'country', options: [] } }), {
    locale: 'vn',
    id: 'label',
    text: 'Quốc gia',
  });
  expect(answered([radio], {}).list[0]).toMatchObject({ label: 'Quốc gia', options: { options: [{ value: 'PH', label: 'Philippines' }] } });
});
