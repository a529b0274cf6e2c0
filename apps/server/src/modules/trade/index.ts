export { countsOfOrders, type OrderCounts } from './counts';
export { endDemandOf } from './endDemand';
export { lockOrder, type Order, orderForUpdate, orderOf, type Submission, submissionForUpdate, submissionOf } from './find';
export { accountOfShop, holdsPermission, namesOfPeople, staffHolding } from './people';
export { type Link, linksOf, mostLinkRounds, presentLink } from './presentLinks';
export { ordersInSight, submissionsInSight } from './sight';
export { inLanguages, noticeTypes } from './texts';
export { requireAny, type Viewer, viewerFrom, viewerId, viewerOf } from './viewer';
