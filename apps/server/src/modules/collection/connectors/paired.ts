/** A token together with what has to be said with it: kept and sealed as one credential. */
export const pairedWith = (token: string, other: string): string => `${token} ${other}`;

export function pairOf(credential: string): { token: string; other: string } {
  const [token = '', other = ''] = credential.split(' ');
  return { token, other };
}
