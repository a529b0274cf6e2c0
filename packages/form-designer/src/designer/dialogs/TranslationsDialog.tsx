import { type Locale, localeName, locales, localeTag } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { memo, useMemo, useState } from 'react';
import { changeTranslation } from '../../commands/properties';
import type { Control } from '../../document/control';
import { translatablesOf } from '../../document/translatables';
import { missingTranslations, translationsOf } from '../../document/translations';
import { walkControls } from '../../document/tree/walkControls';
import { useDesigner, useDesignerState } from '../../store/DesignerContext';
import { documentIn } from '../../store/designerState';
import { dialogStrings } from '../../words/dialogStrings';
import { DialogFrame } from './DialogFrame';
import { useDialog } from './useDialog';

/** The texts of the form beside their translations, with what is missing. */
export function TranslationsDialog() {
  const t = useStrings(dialogStrings);
  const { close } = useDialog();
  const document = useDesignerState(documentIn);
  const [onlyMissing, setOnlyMissing] = useState(false);
  const controls = useMemo(() => [...walkControls(document.list)].map(({ control }) => control), [document]);
  const missing = useMemo(() => locales.map((locale) => [locale, missingTranslations(document, locale).length] as const), [document]);
  return (
    <DialogFrame
      title={t('translationsTitle')}
      maxWidth="lg"
      onClose={close}
      actions={
        <Button variant="contained" onClick={close}>
          {t('close')}
        </Button>
      }
    >
      <FormControlLabel
        control={<Switch size="small" checked={onlyMissing} onChange={(_, checked) => setOnlyMissing(checked)} />}
        label={t('onlyMissing')}
      />
      {controls.length === 0 && <p className="fd-quiet">{t('nothingToTranslate')}</p>}
      <table className="fd-translations">
        <thead>
          <tr>
            <th scope="col">{t('original')}</th>
            {missing.map(([locale, count]) => (
              <th key={locale} scope="col" lang={localeTag[locale]}>
                {localeName[locale]} <span className="fd-quiet">{t('missing', { count })}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {controls.map((control) => (
            <TranslationRows key={control.key} control={control} onlyMissing={onlyMissing} />
          ))}
        </tbody>
      </table>
    </DialogFrame>
  );
}

const TranslationRows = memo(function TranslationRows({ control, onlyMissing }: { control: Control; onlyMissing: boolean }) {
  const { store } = useDesigner();
  const texts = new Map(locales.map((locale) => [locale, translationsOf(control, locale)]));
  const rows = translatablesOf(control).filter(
    ({ id, text }) => text !== '' && (!onlyMissing || locales.some((locale) => texts.get(locale)?.[id] === undefined)),
  );
  const write = (locale: Locale, id: string, text: string) =>
    store.apply((state, surroundings) => changeTranslation(state, { key: control.key, locale, id, text }, surroundings));
  return rows.map(({ id, text }) => (
    <tr key={id}>
      <th scope="row">{text}</th>
      {locales.map((locale) => (
        <td key={locale}>
          <input
            className="fd-input"
            lang={localeTag[locale]}
            aria-label={`${text} (${localeName[locale]})`}
            value={texts.get(locale)?.[id] ?? ''}
            onChange={(event) => write(locale, id, event.target.value)}
          />
        </td>
      ))}
    </tr>
  ));
});
