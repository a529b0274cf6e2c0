import { useStrings } from '@backlot/i18n/react';
import { DescriptionList, SideDrawer } from '@backlot/ui-kit';
import { strings, type Word } from './strings';

interface LogDetailProps {
  title: string;
  facts: readonly (readonly [label: Word, value: string | null])[];
  onClose: () => void;
}

/** Everything about one entry, beside the list. */
export function LogDetail({ title, facts, onClose }: LogDetailProps) {
  const t = useStrings(strings);
  return (
    <SideDrawer open title={title} onClose={onClose}>
      <DescriptionList items={facts.map(([label, value]) => ({ label: t(label), value: value || '–' }))} />
    </SideDrawer>
  );
}
