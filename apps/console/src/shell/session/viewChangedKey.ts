/** Local storage key that tells the other tabs of the browser that the shared session shows other rights now. */
export const viewChangedKey = 'backlot.viewChanged';
