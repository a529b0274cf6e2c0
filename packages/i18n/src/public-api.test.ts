import { expect, test } from 'vitest';
import * as core from './index';
import * as react from './react';

test('the names of the core door', () => {
  expect(Object.keys(core).sort()).toMatchInlineSnapshot(`
    [
      "countries",
      "countryOf",
      "createLocaleState",
      "currencies",
      "currencyScale",
      "currencySymbol",
      "dayRange",
      "defaultLocale",
      "defineStrings",
      "detectLocale",
      "formatCount",
      "formatCountW",
      "formatDateTime",
      "formatDay",
      "formatDuration",
      "formatExact",
      "formatFor",
      "formatLongDateTime",
      "formatLongDay",
      "formatMoney",
      "formatNumber",
      "formatPercent",
      "formatRatio",
      "formatRatioInColumn",
      "formatRelative",
      "formatWhen",
      "formatWireTime",
      "greetingAt",
      "isCurrency",
      "isLocale",
      "localeName",
      "localeTag",
      "locales",
      "missingText",
      "nameOf",
      "parseMoney",
      "parseNumber",
      "parseWireTime",
      "roundMoney",
      "translator",
    ]
  `);
});

test('the names of the React door', () => {
  expect(Object.keys(react).sort()).toMatchInlineSnapshot(`
    [
      "LocaleProvider",
      "useFormat",
      "useLocale",
      "useLocaleState",
      "useStrings",
    ]
  `);
});
