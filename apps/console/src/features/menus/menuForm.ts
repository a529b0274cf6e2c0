import type { MenuRow } from '@backlot/contract';
import type { Translate } from '@backlot/i18n';
import type { CrudForm } from '../../shared/crud/CrudForm';
import { lazyPart } from '../../shared/lazyPart';
import type { Word } from './strings';

const MenuFields = lazyPart(async () => (await import('./MenuFields')).MenuFields);

/** What the form of a menu holds; which of it shows depends on the type. */
export type MenuDraft = ReturnType<typeof draftOf>;

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
  defaults: { ...blank, application, pid: parent?.id ?? '0', type: parent?.type === 1 ? 2 : 1, openType: parent?.type === 1 ? 0 : 1 },
  draftOf,
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

const blank = {
  name: '',
  enName: '',
  vnName: '',
  code: '',
  redirect: '',
  component: '',
  router: '',
  permission: '',
  link: '',
  icon: '',
  weight: 2,
  visible: 'Y' as 'Y' | 'N',
  sort: 100,
  remark: '',
};

const draftOf = ({
  name,
  enName,
  vnName,
  code,
  application,
  type,
  pid,
  openType,
  redirect,
  component,
  router,
  permission,
  link,
  icon,
  weight,
  visible,
  sort,
  remark,
}: MenuRow) => ({
  name,
  enName: enName ?? '',
  vnName: vnName ?? '',
  code,
  application,
  type,
  pid,
  openType,
  redirect: redirect ?? '',
  component: component ?? '',
  router: router ?? '',
  permission: permission ?? '',
  link: link ?? '',
  icon: icon ?? '',
  weight,
  visible,
  sort,
  remark: remark ?? '',
});
