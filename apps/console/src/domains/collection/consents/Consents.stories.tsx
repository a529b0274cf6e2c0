import type { Meta, StoryObj } from '@storybook/react-vite';
import { connectorApi, errors } from '@backlot/contract';
import { answer, Refusal } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { consentAnswers } from './consents.fixture';
import { ConsentScreen } from './ConsentScreen';
import { CreatorConsents } from './CreatorConsents';
import { MerchantConsents } from './MerchantConsents';

const OfCreator = () => <CreatorConsents upId="501" name="@bea.reyes" />;
const OfMerchant = () => <MerchantConsents shopId="7" name="Glow House" />;

const meta: Meta<typeof Stage> = {
  title: 'console/Channel consents',
  component: Stage,
  args: { screen: OfCreator, answers: consentAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Creator: Story = {};
export const Merchant: Story = { args: { screen: OfMerchant } };
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
export const Failed: Story = { args: { answers: [answer(connectorApi.consents, () => Promise.reject(new Error('down')))] } };
/** The way back from the page of a channel, with nothing in its address. */
export const BackWithNothing: Story = { args: { screen: ConsentScreen, path: '/consent' } };
export const BackWithoutPermission: Story = { args: { screen: ConsentScreen, path: '/consent?code=c-1&state=s-1', grants: [] } };
/** The code is over, or somebody else's. */
export const BackWithAnOldCode: Story = {
  args: {
    screen: ConsentScreen,
    path: '/consent?code=c-1&state=s-1',
    answers: [
      answer(connectorApi.authorize, () =>
        Promise.reject(new Refusal(errors.invalidInput.code, 'The code does not hold any more. Ask for consent again.')),
      ),
    ],
  },
};
