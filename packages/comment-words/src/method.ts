/**
 * What a page names beside figures that come from here. The version goes up with every change of rules or lists that changes a figure, so
 * that counts of two versions are not mixed unseen.
 */
export const method = { name: 'Backlot comment words', version: 1, kind: 'word lists, no learned model' } as const;
