/** Reads buttons, which are `code:action` on the wire. */
export interface ButtonReader {
  /**
   * The permission of a button: `sysOnlineUser:kick` → `sysOnlineUser.kick`. A text that is a code in itself stays as it
   * is: with the code `reports:monthly` that text has no action, `reports:monthly:send` has one.
   */
  permissionOf(button: string): string;
  /** The code in front of a button's action: `reports:monthly:send` → `reports:monthly`. */
  codeOfButton(button: string): string;
}

/** A reader that knows which codes hold a colon themselves. */
export function buttonReader(codes: Iterable<string>): ButtonReader {
  const withColon = new Set([...codes].filter((code) => code.includes(':')));
  const actionStart = (button: string) => (withColon.has(button) ? -1 : button.lastIndexOf(':'));
  return {
    permissionOf: (button) => {
      const end = actionStart(button);
      return end < 0 ? button : `${button.slice(0, end)}.${button.slice(end + 1)}`;
    },
    codeOfButton: (button) => {
      const end = actionStart(button);
      return end < 0 ? button : button.slice(0, end);
    },
  };
}
