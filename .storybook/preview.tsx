import '@backlot/ui-kit/fonts.css';
import { isLocale, localeTag } from '@backlot/i18n';
import { LocaleProvider } from '@backlot/i18n/react';
import { BacklotThemeProvider } from '@backlot/ui-kit';
import type { Preview } from '@storybook/react-vite';
import { configure, waitFor } from 'storybook/test';
import { namingRules } from './namingRules';

/** Patience of the stories' waits in ms: a slow machine is no failure. */
configure({ asyncUtilTimeout: 10_000 });

/** How long a story may take until it shows what it is about, in ms; stories of waiting never do. */
const settlingMs = 2000;

/** What axe judges is the screen a person reads, not the placeholder before it. */
const settled = () =>
  waitFor(() => document.querySelector('[aria-busy="true"]') === null || Promise.reject(new Error('still busy')), {
    timeout: settlingMs,
  }).catch(() => undefined);

/** Widths to look at: a tablet and a phone; without one, all there is. */
const widths = {
  tablet: { name: '768', type: 'tablet' as const, styles: { width: '768px', height: '1024px' } },
  phone: { name: '360', type: 'mobile' as const, styles: { width: '360px', height: '740px' } },
};

const preview: Preview = {
  // A story named after a language shows again what another shows in English, light and dark, where every rule is asked.
  beforeEach: (context) => {
    if (/Chinese|Vietnamese/.test(context.name) && context.storyGlobals.mode !== 'dark') {
      const { a11y } = context.parameters;
      context.parameters = { ...context.parameters, a11y: { ...a11y, options: { ...a11y.options, runOnly: namingRules } } };
    }
  },
  afterEach: async () => void (await settled()),
  // A list of every element that passed is long to write and nobody reads it.
  parameters: {
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    layout: 'padded',
    viewport: { options: widths },
    options: { storySort: { method: 'alphabetical', order: ['Docs', ['Introduction', 'Architecture', '*'], '*', 'Decisions'] } },
  },
  initialGlobals: { locale: 'en', mode: 'light' },
  globalTypes: {
    locale: { toolbar: { title: 'Language', icon: 'globe', items: ['zh-CN', 'en', 'vn'] } },
    mode: { toolbar: { title: 'Mode', icon: 'mirror', items: ['light', 'dark'] } },
    density: { toolbar: { title: 'Density', icon: 'component', items: ['comfortable', 'compact'] } },
    colorWeak: { toolbar: { title: 'Colour-weak', icon: 'eye', items: ['off', 'on'] } },
  },
  decorators: [
    (Story, { globals }) => {
      const locale = isLocale(globals.locale) ? globals.locale : 'en';
      document.documentElement.lang = localeTag[locale];
      return (
        <LocaleProvider locale={locale}>
          <BacklotThemeProvider
            mode={globals.mode === 'dark' ? 'dark' : 'light'}
            density={globals.density === 'compact' ? 'compact' : 'comfortable'}
            colorWeak={globals.colorWeak === 'on'}
          >
            <Story />
          </BacklotThemeProvider>
        </LocaleProvider>
      );
    },
  ],
};

export default preview;
