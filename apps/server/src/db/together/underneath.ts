/** Databases that gather what they are asked, and the one that each asks. */
export const gatherers = new WeakMap<object, object>();

/** The database or transaction that statements reach in the end: what is kept for it holds for those who ask it together. */
export const underneath = <Asked extends object>(db: Asked): Asked => (gatherers.get(db) as Asked | undefined) ?? db;
