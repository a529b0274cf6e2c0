import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlStory } from '../../renderer/ControlStory';

/** One blue pixel. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC';

const meta = {
  title: 'form-designer/controls/uploadImg',
  component: ControlStory,
  args: {
    type: 'uploadImg',
    label: { en: 'Business licence', 'zh-CN': '营业执照', vn: 'Giấy phép kinh doanh' },
    value: [{ type: 'img', name: 'licence.png', status: 'done', uid: '1', url: picture }],
  },
} satisfies Meta<typeof ControlStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {};

export const Dark: Story = { globals: { mode: 'dark' } };

export const Chinese: Story = { globals: { locale: 'zh-CN' } };

export const Vietnamese: Story = { globals: { locale: 'vn' } };
