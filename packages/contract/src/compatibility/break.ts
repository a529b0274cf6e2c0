/** One way in which a client of the version released would stop working. */
export interface Break {
  /** The call, or what else was agreed: `POST /main/sysRole/add`, `error staleVersion`. */
  call: string;
  /** Where in it: `body.rows[].status`; empty for the whole. */
  where: string;
  what: string;
  instead: string;
}

/** What a break is about: `POST /main/sysRole/add, body.code`. */
export const placeOf = ({ call, where }: Break): string => (where ? `${call}, ${where}` : call);

/** `POST /main/sysRole/add, body.code: is asked for now. Let it be left out, and read it as something where it is.` */
export const sentenceOf = (one: Break): string => `${placeOf(one)}: ${one.what}. ${one.instead}.`;
