/** What an unknown value is shown as; never 0 (an unknown count is null on the wire). */
export const missingText = '–';
