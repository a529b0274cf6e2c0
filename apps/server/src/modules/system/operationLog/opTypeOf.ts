/** Dictionary op_type by the last part of a path; 4, a change, where no other fits. */
const types: readonly (readonly [pattern: RegExp, type: number])[] = [
  [/Log\/delete$/, 12],
  [/forceExist$/, 11],
  [/\/add$/, 1],
  [/\/delete$/, 2],
  [/\/edit$/, 3],
  [/import/i, 8],
  [/\/export/, 9],
  [/grant|changeRoles/i, 10],
  [/status|enable|disable|publish|withdraw/i, 13],
];

/** What kind of operation a call is (system-pages 1.7.8). */
export const opTypeOf = (path: string): number => types.find(([pattern]) => pattern.test(path))?.[1] ?? 4;
