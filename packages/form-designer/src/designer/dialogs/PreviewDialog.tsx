import { useStrings } from '@backlot/i18n/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useRef, useState } from 'react';
import { stringifyJson } from '../../document/json/stringifyJson';
import { FormRenderer } from '../../renderer/FormRenderer';
import { ControlBoundary } from '../../renderer/ControlBoundary';
import { NumberField } from '../panel/NumberField';
import { useDesigner, useDesignerState } from '../../store/DesignerContext';
import { documentIn } from '../../store/designerState';
import { dialogStrings } from '../../words/dialogStrings';
import { DialogFrame } from './DialogFrame';
import { SourceText } from './SourceText';
import { useCopy } from './useCopy';
import { useDialog } from './useDialog';

/** Widths of the preview in px; 850 is the original's. */
const widths = { phone: 375, tablet: 768, desktop: 850 } as const;

/** The form as people will fill it in, in three widths; '获取数据' shows what it would send. */
export function PreviewDialog() {
  const t = useStrings(dialogStrings);
  const { controls, host } = useDesigner();
  const { close } = useDialog();
  const preview = useRef<HTMLDivElement>(null);
  const document = useDesignerState(documentIn);
  const [width, setWidth] = useState<number>(widths.desktop);
  const [data, setData] = useState<string | null>(null);
  const [isInvalid, setInvalid] = useState(false);
  // Sent as people will send it, so that the first error gets the focus.
  const send = () => preview.current?.querySelector('form')?.requestSubmit();
  const device = (Object.keys(widths) as (keyof typeof widths)[]).find((name) => widths[name] === width);
  return (
    <DialogFrame
      title={t('previewTitle')}
      maxWidth="xl"
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('close')}</Button>
          <Button variant="contained" onClick={send}>
            {t('getData')}
          </Button>
        </>
      }
    >
      <div className="fd-preview-sizes">
        <ToggleButtonGroup
          size="small"
          exclusive
          value={device ?? null}
          onChange={(_, next: keyof typeof widths | null) => next && setWidth(widths[next])}
          aria-label={t('previewWidth')}
        >
          {(Object.keys(widths) as (keyof typeof widths)[]).map((name) => (
            <ToggleButton key={name} value={name}>
              {t(name)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <div className="fd-preview-width">
          <NumberField
            id="fd-preview-width"
            label={t('previewWidth')}
            help={undefined}
            value={width}
            onChange={(next) => setWidth(Number(next))}
            limits={{ min: 240, max: 1920, step: 1 }}
          />
        </div>
      </div>
      {isInvalid && <Alert severity="error">{t('dataInvalid')}</Alert>}
      <div ref={preview} className="fd-preview" style={{ width }} data-testid="fd-preview">
        <ControlBoundary of={document} fallback={<Alert severity="error">{t('cannotPreview')}</Alert>}>
          <FormRenderer
            document={document}
            controls={[...controls.values()]}
            dynamicData={host.dynamicData}
            config={host.uploadConfig}
            upload={host.upload}
            showFile={host.showFile}
            nonce={host.nonce}
            onSubmit={(values) => {
              setData(stringifyJson(values, '\t'));
              setInvalid(false);
            }}
            onInvalid={() => setInvalid(true)}
          />
        </ControlBoundary>
      </div>
      {data !== null && <DataDialog text={data} onClose={() => setData(null)} />}
    </DialogFrame>
  );
}

function DataDialog({ text, onClose }: { text: string; onClose(): void }) {
  const t = useStrings(dialogStrings);
  const copy = useCopy();
  return (
    <DialogFrame
      title={t('dataTitle')}
      maxWidth="sm"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => copy(text)}>{t('copyData')}</Button>
          <Button variant="contained" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <SourceText label={t('dataTitle')} text={text} />
    </DialogFrame>
  );
}
