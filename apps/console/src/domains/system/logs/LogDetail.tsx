import { useStrings } from '@backlot/i18n/react';
import { DescriptionList, SideDrawer } from '@backlot/ui-kit';
import { strings, type Word } from './strings';

interface LogDetailProps {
  title: string;
  facts: readonly (readonly [label: Word, value: string | null | undefined])[];
  onClose: () => void;
}

/** What is read as a line: two columns would break it anywhere. */
const long: ReadonlySet<Word> = new Set<Word>(['message', 'url', 'param', 'result', 'requestId']);

/** Everything about one entry, beside the list. */
export function LogDetail({ title, facts, onClose }: LogDetailProps) {
  const t = useStrings(strings);
  return (
    <SideDrawer open title={title} onClose={onClose}>
      <DescriptionList items={facts.map(([label, value]) => ({ label: t(label), value: value || '–', wide: long.has(label) }))} />
    </SideDrawer>
  );
}
