import { createControl } from '@backlot/form-designer/document';
import { approvalForm } from './approvalForm';
import type { OriginalDocument } from './designForms';

type Type = Exclude<Parameters<typeof createControl>[0], object>;

const made = (type: Type, model: string, options: object = {}, more: object = {}) => {
  const control = createControl(type, () => model);
  return { ...control, options: { ...control.options, ...options }, ...more };
};

const children = { list: [createControl('input', () => 'inRow')] };

/** The ways documents write default values of ranges, uploads, batches and the rest: chosen, empty, as text, not at all. */
export const untouchedForm = (): OriginalDocument =>
  JSON.parse(
    JSON.stringify({
      ...approvalForm(),
      list: [
        made('date', 'range', { range: true }),
        made('date', 'rangeWithout', { range: true, defaultValue: undefined, rangeDefaultValue: '' }),
        made('date', 'day', { defaultValue: undefined }),
        made('date', 'month', { format: 'YYYY-MM' }),
        made('time', 'time', { defaultValue: undefined }),
        made('uploadFile', 'file'),
        made('uploadFile', 'fileEmpty', { defaultValue: '' }),
        made('uploadFile', 'fileText', { defaultValue: '[]' }),
        made('uploadImg', 'pictureEmpty', { defaultValue: '' }),
        made('uploadImg', 'pictureWithout', { defaultValue: undefined }),
        made('batch', 'rows', {}, children),
        made('batch', 'rowsEmpty', { defaultValue: '' }, children),
        made('batch', 'rowsList', { defaultValue: [] }, children),
        made('select', 'choice'),
        made('select', 'choiceEmpty', { defaultValue: '' }),
        made('checkbox', 'ticks', { defaultValue: undefined }),
        made('number', 'count', { defaultValue: undefined }),
        made('number', 'countNull', { defaultValue: null }),
        made('switch', 'switch', { defaultValue: undefined }),
        made('cascader', 'path'),
      ],
    }),
  ) as OriginalDocument;
