const people = /^(recipient_address|buyer_|cpf|user_id$)/;

/** An answer as it came but for whom a parcel goes to: buyers and their addresses are not kept. */
export const withoutPeople = (raw: string): string =>
  JSON.stringify(JSON.parse(raw), (key, value: unknown) => (people.test(key) ? undefined : value));
