const rules = [{ required: true, message: 'Needed' }];

/** A form as a designer saved it. */
export const stored = {
  list: [
    { type: 'input', label: 'Nickname', model: 'nickname', key: 'input_1', help: '', options: { placeholder: '' }, rules },
    { type: 'textarea', label: 'About', model: 'about', key: 'textarea_1', help: '', options: { placeholder: '' }, rules: [] },
    { type: 'date', label: 'Since', model: 'since', key: 'date_1', help: '', options: { format: 'YYYY-MM-DD' }, rules: [] },
    { type: 'button', label: 'Send', key: 'button_1', options: { type: 'primary', handle: 'submit' } },
  ],
  config: { layout: 'horizontal' },
};
