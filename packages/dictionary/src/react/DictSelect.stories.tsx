import type { DictType } from '@backlot/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { createDictionary, type Dictionary } from '../createDictionary';
import { demoTree } from '../demoTree';
import { DictSelect } from './DictSelect';
import { DictionaryProvider } from './DictionaryProvider';

interface DemoProps {
  type: 'country' | 'common_status' | 'category' | 'nothing';
  label: string;
  start: string[];
  multiple: boolean;
  leavesOnly: boolean;
  disabled: boolean;
  required: boolean;
  placeholder?: string;
  helperText?: string;
  fetchTree: () => Promise<DictType[]>;
}

/** Chooses among the values of a dictionary: one or many, a list or a tree, found in all three languages and by code. */
function Demo({ fetchTree, ...props }: DemoProps) {
  const [dictionary] = useState<Dictionary>(() => createDictionary({ fetchTree }));
  useEffect(() => void dictionary.load().catch(() => undefined), [dictionary]);
  return (
    <DictionaryProvider dictionary={dictionary}>
      <div style={{ maxWidth: 360, minHeight: 320 }}>
        <Field {...props} />
      </div>
    </DictionaryProvider>
  );
}

function Field({ start, multiple, ...props }: Omit<DemoProps, 'fetchTree'>) {
  const [codes, setCodes] = useState(start);
  return (
    <>
      {multiple ? (
        <DictSelect {...props} multiple value={codes} onChange={setCodes} />
      ) : (
        <DictSelect {...props} value={codes[0]} onChange={(code) => setCodes(code === null ? [] : [code])} />
      )}
      <p>
        <output aria-label="Codes">{codes.join(', ')}</output>
      </p>
    </>
  );
}

const longName = 'A very long dictionary value whose name does not fit into the width of the field it is chosen in';

const meta: Meta<DemoProps> = {
  title: 'dictionary/DictSelect',
  tags: ['autodocs'],
  component: Demo,
  subcomponents: { DictSelect },
  args: {
    type: 'country',
    label: 'Country',
    start: [],
    multiple: false,
    leavesOnly: false,
    disabled: false,
    required: false,
    fetchTree: async () => demoTree,
  },
  render: (args) => <Demo {...args} />,
};
export default meta;

type Story = StoryObj<DemoProps>;

export const Single: Story = { args: { placeholder: 'Any country' } };
export const Chosen: Story = { args: { start: ['VN'] } };
export const Multiple: Story = { args: { multiple: true, start: ['PH', 'TH'], required: true } };
export const Tree: Story = { args: { type: 'category', label: 'Category', start: ['skincare'] } };
export const LeavesOnly: Story = { args: { type: 'category', label: 'Category', leavesOnly: true } };
export const DisabledValueChosen: Story = { args: { type: 'common_status', label: 'Status', start: ['2'] } };
export const UnknownCode: Story = { args: { start: ['XX'] } };
export const UnknownType: Story = { args: { type: 'nothing' } };
export const Empty: Story = { args: { fetchTree: async () => [] } };
export const Loading: Story = { args: { fetchTree: () => new Promise<never>(() => undefined) } };
export const Failed: Story = { args: { fetchTree: () => Promise.reject(new Error('The service is not available right now.')) } };
export const Disabled: Story = { args: { start: ['MY'], disabled: true } };
export const LongText: Story = {
  args: {
    start: ['long'],
    helperText: longName,
    fetchTree: async () => [
      {
        id: '1',
        pid: '0',
        code: 'country',
        name: '国家',
        enName: null,
        vnName: null,
        children: [{ code: 'long', name: longName, enName: null, vnName: null }],
      },
    ],
  },
};
export const Dark: Story = { args: { multiple: true, start: ['PH', 'TH'] }, globals: { mode: 'dark' }, tags: ['!autodocs'] };
