/** Marks a panel that notices do not cover. */
export const keptClear = { 'data-keep-clear': '' };
