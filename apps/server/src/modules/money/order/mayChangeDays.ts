/** An order may change at its channel, by its status and by refunds, for so many days: so far back it is read again (domain/connectors 6.5). */
export const mayChangeDays = 45;
