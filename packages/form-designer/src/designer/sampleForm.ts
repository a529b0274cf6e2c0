import { withCondition } from '../document/conditions/conditions';
import type { Control } from '../document/control';
import type { ControlType } from '../document/controlOptions';
import { createControl } from '../document/createControl';
import { createDocument, type FormDocument } from '../document/formDocument';
import { withTranslation } from '../document/translations';

const made = (type: ControlType, key: string, extra: object = {}): Control => ({ ...createControl(type, () => key), ...extra });
const choices = (...labels: string[]) => ({ options: labels.map((label) => ({ value: label.toLowerCase(), label })) });
const cell = (...list: Control[]) => ({ colspan: 1, rowspan: 1, list });

/** A cooperation form with columns, tabs, a table, a condition and translations, for stories. */
export const sampleForm: FormDocument = {
  ...createDocument(),
  list: [
    withTranslation(made('text', 'intro', { label: 'Tell us about the cooperation' }), {
      locale: 'vn',
      id: 'label',
      text: 'Hãy cho chúng tôi biết về hợp tác',
    }),
    made('grid', 'people', {
      columns: [
        { span: 12, list: [made('input', 'name', { label: 'Name', rules: [{ required: true, message: 'Please fill in your name' }] })] },
        { span: 12, list: [made('select', 'country', { label: 'Country', options: choices('Vietnam', 'Thailand', 'Malaysia') })] },
      ],
    }),
    made('tabs', 'details', {
      columns: [
        {
          value: '1',
          label: 'Channel',
          list: [made('input', 'channel', { label: 'Channel link' }), made('number', 'followers', { label: 'Followers' })],
        },
        {
          value: '2',
          label: 'Payment',
          list: [
            made('radio', 'payment', { label: 'Paid by', options: choices('Bank', 'Wallet') }),
            withCondition(made('input', 'account', { label: 'Bank account' }), 'show', {
              all: [{ field: 'payment', is: 'equals', value: 'bank' }],
            }),
          ],
        },
      ],
    }),
    made('table', 'days', {
      label: 'Days',
      trs: [
        {
          tds: [
            { colspan: 2, rowspan: 1, list: [made('date', 'from', { label: 'From' })] },
            { colspan: 0, rowspan: 1, list: [] },
          ],
        },
        { tds: [cell(made('time', 'start', { label: 'Start' })), cell(made('time', 'end', { label: 'End' }))] },
      ],
    }),
    made('batch', 'works', {
      label: 'Works',
      list: [made('input', 'link', { label: 'Link' }), made('number', 'views', { label: 'Views' })],
    }),
    made('button', 'send', { label: 'Send' }),
  ],
};
