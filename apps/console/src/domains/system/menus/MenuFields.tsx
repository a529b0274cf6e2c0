import { type MenuRow, sysMenuApi } from '@backlot/contract';
import { nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { FormNames } from '../../../kit/form/FormNames';
import { FormNumber } from '../../../kit/form/FormNumber';
import { FormRadios } from '../../../kit/form/FormRadios';
import { FormSelect } from '../../../kit/form/FormSelect';
import { FormText } from '../../../kit/form/FormText';
import { idsBelow, treeOrder } from '../../../kit/tree/treeOrder';
import { IconField } from './IconField';
import type { MenuDraft } from './menuDraft';
import { strings } from './strings';

/** Fields of a menu: directories redirect, menus open a component or an address, buttons carry a permission. */
export function MenuFields({ row }: { row: MenuRow | undefined }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const { client } = useConsole();
  const { setValue } = useFormContext<MenuDraft>();
  const [type, openType, application, component] = useWatch<MenuDraft, ['type', 'openType', 'application', 'component']>({
    name: ['type', 'openType', 'application', 'component'],
  });
  const apps = useQuery(client.query(sysMenuApi.apps, {})).data ?? [];
  const parents = useQuery({ ...client.query(sysMenuApi.tree, { application }), enabled: Boolean(application) }).data ?? [];
  const isNew = row === undefined;
  const isButton = type === 2;
  const isLink = !isButton && (openType === 2 || openType === 3);

  useEffect(() => {
    if (isButton && openType !== 0) setValue('openType', 0);
    if (type === 1 && openType === 0) setValue('openType', 1);
    // What a new directory and a new embedded page are drawn with, unless something else was written.
    const usual = type === 0 ? 'PageView' : openType === 2 ? 'Iframe' : '';
    if (isNew && !isButton && usual !== component && presets.includes(component)) setValue('component', usual);
  }, [isButton, type, openType, component, isNew, setValue]);

  const flat = parents.map((menu) => ({ ...menu, label: nameOf(menu, locale) }));
  const below = row ? idsBelow(flat, row.id) : undefined;
  const choices = treeOrder(flat)
    .filter(({ id }) => !below?.has(id))
    .map(({ id, label, depth }) => ({ value: id, label, depth }));
  return (
    <>
      <FormRadios
        name="type"
        label={t('type')}
        choices={[0, 1, 2].map((value) => ({ value, label: t((['directory', 'menu', 'button'] as const)[value] ?? 'menu') }))}
      />
      <FormNames />
      <FormText name="code" label={t('code')} isRequired />
      <FormSelect
        name="application"
        label={t('application')}
        isRequired
        isDisabled={Boolean(row && row.pid !== '0')}
        choices={apps.map((app) => ({ value: app.code, label: nameOf(app, locale) }))}
        hint={row && row.pid !== '0' ? t('rootMoves') : ''}
      />
      <FormSelect name="pid" label={t('pid')} isRequired choices={isButton ? choices : [{ value: '0', label: t('root') }, ...choices]} />
      {!isButton && (
        <FormSelect
          name="openType"
          label={t('openType')}
          isRequired
          choices={([0, 1, 2, 3] as const)
            .filter((value) => type === 0 || value > 0)
            .map((value) => ({ value, label: t(openWords[value]) }))}
        />
      )}
      {!isButton && <FormText name="router" label={t('router')} isRequired />}
      {!isButton && openType !== 3 && (
        <FormText name="component" label={t('component')} isRequired={openType === 1} hint={t('componentHint')} />
      )}
      {isLink && <FormText name="link" label={t('link')} isRequired />}
      {type === 0 && <FormText name="redirect" label={t('redirect')} />}
      {isButton && <FormText name="permission" label={t('permission')} hint={t('permissionHint')} isRequired />}
      {!isButton && <IconField name="icon" label={t('icon')} />}
      <FormRadios
        name="weight"
        label={t('weight')}
        hint={t('weightHint')}
        choices={[
          { value: 1, label: t('weight1') },
          { value: 2, label: t('weight2') },
        ]}
      />
      <FormRadios
        name="visible"
        label={t('visible')}
        choices={[
          { value: 'Y', label: t('isShown') },
          { value: 'N', label: t('isHidden') },
        ]}
      />
      <FormNumber name="sort" label={t('sort')} hint={t('sortHint')} />
      <FormText name="remark" label={t('remark')} rows={2} />
    </>
  );
}

const presets = ['', 'PageView', 'Iframe'];
const openWords = { 0: 'open0', 1: 'open1', 2: 'open2', 3: 'open3' } as const;
