/** A phone number as typed, with the country it is dialled in. */
export interface TypedPhone {
  dialCode: string;
  number: string;
}

/** A number typed with its + is taken as it is; otherwise the leading zero gives way to the dial code (E.164). */
export function wholePhone({ dialCode, number }: TypedPhone): string {
  const digits = number.replace(/[\s()-]/g, '');
  return digits.startsWith('+') ? digits : `${dialCode}${digits.replace(/^0+/, '')}`;
}
