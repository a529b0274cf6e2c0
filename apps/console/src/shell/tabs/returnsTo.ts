/** Pages that begin afresh, but for those who come back from a page that they led to (spec section 2.2). */
const afresh: Readonly<Record<string, readonly string[]>> = {
  '/upAnalysis': ['/upAnalysis', '/workInfo', '/videoDetailed', '/commentInfo', '/secoundCommentInfo'],
};

/** Whether a path opens as it was left, coming from another one. */
export const returnsTo = (path: string, from: string | undefined): boolean => {
  const origins = Object.hasOwn(afresh, path) ? afresh[path] : undefined;
  return origins === undefined || (from !== undefined && origins.includes(from));
};
