export { amountIn, checkScale, hundredths, presentAmount } from './amounts';
export { addDays, countries, type CountryCode, countryOf, dayIn } from './country';
export { beforeDay, beginAnywhere, endAnywhere, fromDay, localDay, midnightIn } from './localDay';
export { startOfDay } from './startOfDay';
