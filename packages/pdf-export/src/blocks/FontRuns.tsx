/** @jsxRuntime automatic */
import { Text } from '@react-pdf/renderer';
import { fontRuns } from '../fonts/fontBook';

/**
 * Text inside a Text, each run in the one font that draws it. react-pdf can choose fonts itself, but forgets its choice
 * at the second of two emoji and wherever a style changes inside Thai.
 */
export function FontRuns({ text }: { text: string }) {
  const runs = fontRuns(text);
  if (runs.length === 0) return null;
  return runs.map((run, index) => (
    <Text key={index} style={{ fontFamily: run.family }}>
      {run.text}
    </Text>
  ));
}
