import { FormDesigner } from '@backlot/form-designer';
import { parseDocument } from '@backlot/form-designer/document';
import { FormRenderer } from '@backlot/form-designer/renderer';

const parsed = parseDocument({
  list: [
    {
      type: 'input',
      label: 'Nickname',
      model: 'nickname',
      key: 'input_1',
      help: '',
      options: { placeholder: '' },
      rules: [{ required: true, message: '必填项' }],
    },
  ],
  config: { layout: 'horizontal' },
});

export const FilledForm = () =>
  parsed.ok ? <FormRenderer document={parsed.document} value={{ nickname: 'linh.reviewne' }} /> : <p>{parsed.error.code}</p>;

export const Designer = () => <FormDesigner title="A form of a stranger" />;
