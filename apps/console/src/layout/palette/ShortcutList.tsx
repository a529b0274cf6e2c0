import Box from '@mui/material/Box';
import { useStrings } from '@backlot/i18n/react';
import { Dialog } from '@backlot/ui-kit';
import { paletteStrings, type PaletteWord } from './strings';

const shortcuts: readonly (readonly [keys: string, word: PaletteWord])[] = [
  ['Ctrl K', 'search'],
  ['?', 'list'],
  ['[', 'fold'],
  ['Ctrl S', 'save'],
  ['Delete', 'closeTab'],
  ['F2', 'renameTab'],
  ['Ctrl Shift ← →', 'moveTab'],
  ['Esc', 'escape'],
];

/** Every keyboard shortcut of the console. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const t = useStrings(paletteStrings);
  return (
    <Dialog open width="small" title={t('shortcuts')} onClose={onClose}>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '12px 20px', m: 0 }}>
        {shortcuts.map(([keys, word]) => (
          <Box key={word} sx={{ display: 'contents' }}>
            <dt>
              {keys.split(' ').map((key) => (
                <Box
                  key={key}
                  component="kbd"
                  sx={{ mr: 1, px: 1.5, py: 0.5, border: 1, borderColor: 'line.control', borderRadius: 1, font: 'inherit', fontSize: 12 }}
                >
                  {key}
                </Box>
              ))}
            </dt>
            <Box component="dd" sx={{ m: 0 }}>
              {t(word)}
            </Box>
          </Box>
        ))}
      </Box>
    </Dialog>
  );
}
