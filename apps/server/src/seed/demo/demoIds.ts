/** Makes ids as the database would have given them at a moment, so that a later row has a larger one. */
export function demoIds(): (time: Date) => string {
  let n = 0;
  return (time) => {
    n = (n + 1) % 1_048_576;
    return String((BigInt(time.getTime()) - 1_700_000_000_000n) * 1_048_576n + BigInt(n));
  };
}
