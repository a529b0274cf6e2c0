import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { FormText } from './FormText';

/** The three names of something; the English and Vietnamese ones fall back to the first. */
export function FormNames() {
  const t = useStrings(strings);
  return (
    <>
      <FormText name="name" label={t('name')} isRequired />
      <FormText name="enName" label={t('enName')} />
      <FormText name="vnName" label={t('vnName')} />
    </>
  );
}

const strings = defineStrings({
  en: { name: 'Name (Chinese)', enName: 'Name (English)', vnName: 'Name (Vietnamese)' },
  'zh-CN': { name: '名称（中文）', enName: '名称（英文）', vnName: '名称（越南文）' },
  vn: { name: 'Tên (tiếng Trung)', enName: 'Tên (tiếng Anh)', vnName: 'Tên (tiếng Việt)' },
});
