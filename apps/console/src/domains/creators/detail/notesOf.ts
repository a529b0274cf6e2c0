/** The newest notes about a creator: the page of the creator and its next step read the same ones. */
export const notesOf = (upId: string) => ({ upId, pageNo: 1, pageSize: 100 });
