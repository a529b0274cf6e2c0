import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { Section } from '@backlot/ui-kit';
import { type TreeEntry, treeOrder } from './treeOrder';

interface PickTreeProps<Entry extends TreeEntry> {
  label: string;
  entries: readonly Entry[];
  titleOf: (entry: Entry) => string;
  /** First entry: no narrowing. */
  allLabel: string;
  picked: string | undefined;
  onPick: (id: string | undefined) => void;
}

/** A tree beside a list: picking a node shows it and everything below it. */
export function PickTree<Entry extends TreeEntry>({ label, entries, titleOf, allLabel, picked, onPick }: PickTreeProps<Entry>) {
  return (
    <Section title={label} flush>
      <List dense component="nav" aria-label={label} sx={{ maxHeight: { xs: 148, md: 560 }, overflowY: 'auto' }}>
        <ListItemButton selected={picked === undefined} aria-current={picked === undefined} onClick={() => onPick(undefined)}>
          <ListItemText primary={allLabel} />
        </ListItemButton>
        {treeOrder(entries).map((entry) => (
          <ListItemButton
            key={entry.id}
            selected={picked === entry.id}
            aria-current={picked === entry.id}
            sx={{ pl: 4 + entry.depth * 4 }}
            onClick={() => onPick(entry.id)}
          >
            <ListItemText primary={titleOf(entry)} />
          </ListItemButton>
        ))}
      </List>
    </Section>
  );
}
