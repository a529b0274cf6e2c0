export { accountOfShop, holdsPermission, namesOfPeople, staffHolding } from './people';
export { isRunning, runs } from './running';
export { ordersInSight, submissionsInSight } from './sight';
export { inLanguages } from './texts';
export { namedFor, requireAny, type Viewer, viewerFrom, viewerId, viewerOf } from './viewer';
