import type { Preview } from '@storybook/react-vite';
import { BacklotThemeProvider } from '@backlot/ui-kit';

/** For stories in tests: charts take their colours from the theme. */
export const themed: Preview = {
  decorators: [
    (Story) => (
      <BacklotThemeProvider>
        <Story />
      </BacklotThemeProvider>
    ),
  ],
};
