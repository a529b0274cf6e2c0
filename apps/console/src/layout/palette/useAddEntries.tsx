import Add from '@mui/icons-material/Add';
import type { Permission } from '@backlot/contract';
import { locales, translator } from '@backlot/i18n';
import { useLocale } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useNavigate } from '@tanstack/react-router';
import { addStrings, type AddWord } from './addStrings';
import type { PaletteEntry } from './PaletteEntry';

const lists: readonly { word: AddWord; path: string; needs: Permission }[] = [
  { word: 'up', path: '/up/library', needs: 'upLibrary.add' },
  { word: 'demand', path: '/demand', needs: 'demand.add' },
  { word: 'commercial', path: '/workOrder/commercial', needs: 'workOrderCom.add' },
  { word: 'leader', path: '/workOrder/leader', needs: 'workOrderLeader.add' },
  { word: 'goods', path: '/goods', needs: 'goods.add' },
  { word: 'shop', path: '/shop', needs: 'shop.add' },
];

/** The forms that add something, each by its name, for who may save it. */
export function useAddEntries(): PaletteEntry[] {
  const locale = useLocale();
  const can = useCan();
  const navigate = useNavigate();
  const t = translator(addStrings, locale);
  return lists
    .filter(({ needs }) => can(needs))
    .map(({ word, path }) => ({
      key: `add ${word}`,
      kind: 'action',
      label: t(word),
      place: t('action'),
      icon: <Add />,
      words: locales.map((one) => translator(addStrings, one)(word)),
      run: () => void navigate({ href: `${path}?add=1` }),
    }));
}
