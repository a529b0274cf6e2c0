import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { createDictionary } from '../createDictionary';
import { demoTree } from '../demoTree';
import { DictTag, type DictTagProps } from './DictTag';
import { DictionaryProvider } from './DictionaryProvider';

interface DemoProps extends DictTagProps {
  hasData: boolean;
}

function Demo({ hasData, ...props }: DemoProps) {
  const [dictionary] = useState(() => createDictionary({ fetchTree: async () => demoTree }));
  useEffect(() => void (hasData && dictionary.load()), [dictionary, hasData]);
  return (
    <DictionaryProvider dictionary={dictionary}>
      <p>
        <DictTag {...props} />
      </p>
    </DictionaryProvider>
  );
}

const meta: Meta<DemoProps> = {
  title: 'dictionary/DictTag',
  tags: ['autodocs'],
  component: DictTag,
  subcomponents: { DictionaryProvider },
  args: { type: 'country', code: 'VN', hasData: true },
  render: (args) => <Demo {...args} />,
};
export default meta;

type Story = StoryObj<DemoProps>;

export const Plain: Story = {};
export const Toned: Story = { args: { type: 'common_status', code: 0, tone: 'ok' } };
export const DisabledValue: Story = { args: { type: 'common_status', code: '2', tone: 'neutral' } };
export const NoCode: Story = { args: { code: null } };
export const UnknownCode: Story = { args: { code: 'XX' } };
export const UnknownType: Story = { args: { type: 'nothing' } };
export const NoData: Story = { args: { hasData: false } };
export const Dark: Story = { args: { type: 'common_status', code: 1, tone: 'bad' }, globals: { mode: 'dark' }, tags: ['!autodocs'] };
