import type { MenuRow } from '@backlot/contract';
import type { Translate } from '@backlot/i18n';
import type { CrudForm } from '../../../kit/edit/CrudForm';
import { lazyPart } from '../../../kit/lazyPart';
import { blankMenu, type MenuDraft, menuDraftOf } from './menuDraft';
import type { Word } from './strings';

const MenuFields = lazyPart(async () => (await import('./MenuFields')).MenuFields);

interface MenuFormParts {
  t: Translate<Word>;
  /** The new menu goes below it. */
  parent: MenuRow | undefined;
  application: string;
  nameOf: (id: unknown) => string | undefined;
}

/** How menus are added and edited: below a menu a button, below a directory a menu. */
export const menuForm = ({ t, parent, application, nameOf }: MenuFormParts): CrudForm<MenuRow, MenuDraft> => ({
  Fields: MenuFields,
  defaults: { ...blankMenu, application, pid: parent?.id ?? '0', type: parent?.type === 1 ? 2 : 1, openType: parent?.type === 1 ? 0 : 1 },
  draftOf: menuDraftOf,
  labelOf: (field) => t(field as Word),
  show: (field, value) => {
    if (field === 'pid') return value === '0' ? t('root') : nameOf(value);
    const word = words[`${field} ${String(value)}`];
    return word && t(word);
  },
});

/** What a code of the form means. */
const words: Readonly<Record<string, Word>> = {
  'type 0': 'directory',
  'type 1': 'menu',
  'type 2': 'button',
  'openType 0': 'open0',
  'openType 1': 'open1',
  'openType 2': 'open2',
  'openType 3': 'open3',
  'weight 1': 'weight1',
  'weight 2': 'weight2',
  'visible Y': 'isShown',
  'visible N': 'isHidden',
};
