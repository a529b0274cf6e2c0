import { useStrings } from '@backlot/i18n/react';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEffect, useMemo, useState } from 'react';
import { generateHtml } from '../../codegen/html/generateHtml';
import { generateReact } from '../../codegen/react/generateReact';
import { generateVue } from '../../codegen/vue/generateVue';
import { loadedSanitizer, loadSanitizer } from '../../controls/sanitizer';
import { useDesigner, useDesignerState } from '../../store/DesignerContext';
import { documentIn } from '../../store/designerState';
import { dialogStrings } from '../../words/dialogStrings';
import { DialogFrame } from './DialogFrame';
import { downloadText } from './downloadText';
import { SourceText } from './SourceText';
import { useCopy } from './useCopy';
import { useDialog } from './useDialog';

const kinds = {
  VUE: { generate: generateVue, name: 'Form.vue', type: 'text/plain' },
  HTML: { generate: generateHtml, name: 'form.html', type: 'text/html' },
  React: { generate: generateReact, name: 'Form.tsx', type: 'text/plain' },
} as const;

type Kind = keyof typeof kinds;

/** The form as code: the tabs VUE and HTML, and typed React. */
export function CodeDialog() {
  const t = useStrings(dialogStrings);
  const { id, controls } = useDesigner();
  const { close } = useDialog();
  const copy = useCopy();
  const document = useDesignerState(documentIn);
  const [kind, setKind] = useState<Kind>('VUE');
  const isReady = useSanitizer();
  const text = useMemo(() => (isReady ? kinds[kind].generate(document, [...controls.values()]) : ''), [isReady, kind, document, controls]);
  return (
    <DialogFrame
      title={t('codeTitle')}
      onClose={close}
      actions={
        <>
          <Button onClick={() => copy(text)}>{t('copyCode')}</Button>
          <Button onClick={() => downloadText({ text, name: kinds[kind].name, type: kinds[kind].type })}>{t('export')}</Button>
          <Button variant="contained" onClick={close}>
            {t('close')}
          </Button>
        </>
      }
    >
      <Tabs value={kind} onChange={(_, next: Kind) => setKind(next)}>
        {(Object.keys(kinds) as Kind[]).map((one) => (
          <Tab key={one} value={one} label={one} id={`${id}-code-${one}`} aria-controls={`${id}-code`} />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-code`} aria-labelledby={`${id}-code-${kind}`}>
        <SourceText label={kind} text={text} />
      </div>
    </DialogFrame>
  );
}

/** Code of HTML that somebody wrote is clean markup once what cleans it has arrived, its text alone where that fails. */
function useSanitizer(): boolean {
  const [isReady, setReady] = useState(loadedSanitizer() !== undefined);
  useEffect(() => {
    void loadSanitizer()
      .catch(() => undefined)
      .then(() => setReady(true));
  }, []);
  return isReady;
}
