export { figuresOf } from './figuresOf';
export { refreshStars } from './refreshStars';
export { upContacts, upFollowUps, upOwnerHistory, upPrices, ups, works } from './tables';
export { type UpRow, upForUpdate, upOf, upsByIds } from './upOf';
