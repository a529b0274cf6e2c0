/** Part of the day a greeting names. */
export type Greeting = 'morning' | 'forenoon' | 'noon' | 'afternoon' | 'evening';

/** Before 9 morning, until 11 forenoon, until 13 noon, before 20 afternoon, otherwise evening. */
export function greetingAt(hour: number): Greeting {
  if (hour < 9) return 'morning';
  if (hour <= 11) return 'forenoon';
  if (hour <= 13) return 'noon';
  if (hour < 20) return 'afternoon';
  return 'evening';
}
