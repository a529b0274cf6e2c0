/** What a statement's money has come to, `payStatus` (domain/model 2.2). */
export const payStatus = { pendingPayment: 1, paid: 2, paying: 3, failed: 4, carriedForward: 5 } as const;
