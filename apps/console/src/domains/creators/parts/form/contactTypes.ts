/** Ways to reach a creator (domain/model 2.3.4), by their code on the wire; the words are `contact_<code>` of `creatorStrings`. */
export const contactTypes = ['phone', 'email', 'line', 'zalo', 'viber', 'whatsapp', 'wechat', 'telegram'] as const;

/** What a price is for. */
export const priceUnits = ['video', 'liveHour'] as const;
