import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Section, phones } from '@backlot/ui-kit';
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

/** A tree beside a list: picking a node shows it and everything below it. On a phone it is one line above the list. */
export function PickTree<Entry extends TreeEntry>({ label, entries, titleOf, allLabel, picked, onPick }: PickTreeProps<Entry>) {
  const isPhone = useMediaQuery(phones);
  const placed = treeOrder(entries);
  if (isPhone) {
    return (
      <Box
        component="select"
        aria-label={label}
        value={picked ?? ''}
        onChange={(event) => onPick(event.target.value || undefined)}
        sx={choice}
      >
        <option value="">{allLabel}</option>
        {placed.map((entry) => (
          <option key={entry.id} value={entry.id}>
            {`${'\u2003'.repeat(entry.depth)}${titleOf(entry)}`}
          </option>
        ))}
      </Box>
    );
  }
  return (
    <Section title={label} flush>
      <List
        dense
        component="nav"
        aria-label={label}
        sx={{ minHeight: { xs: 148, md: 0 }, maxHeight: { xs: 148, md: 560 }, overflowY: 'auto' }}
      >
        <ListItemButton selected={picked === undefined} aria-current={picked === undefined} onClick={() => onPick(undefined)}>
          <ListItemText primary={allLabel} />
        </ListItemButton>
        {placed.map((entry) => (
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

/** A tree with what can be done with it: below it, on a phone beside its line. */
export const besideTree = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr)' },
} as const;

const choice = {
  width: '100%',
  height: 44,
  px: 2,
  border: '1px solid',
  borderColor: 'line.main',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  font: 'inherit',
} as const;
