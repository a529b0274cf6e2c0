import { useStrings } from '@backlot/i18n/react';
import Slider from '@mui/material/Slider';
import { changeConfig } from '../../commands/properties';
import type { EditorChoice } from '../../controls/editor';
import { widthsOf } from '../../document/formConfig';
import { panelStrings } from '../../words/panelStrings';
import { useDesigner } from '../../store/DesignerContext';
import { useFormConfig } from '../../store/useFormConfig';
import { NumberField } from './NumberField';
import { SelectField } from './SelectField';
import { SwitchField } from './SwitchField';
import { TextField } from './TextField';

const choice = (value: string, zh: string, en: string, vn: string): EditorChoice => ({ value, label: { en, 'zh-CN': zh, vn } });
const layouts = [
  choice('horizontal', '水平', 'Horizontal', 'Ngang'),
  choice('vertical', '垂直', 'Vertical', 'Dọc'),
  choice('inline', '行内', 'Inline', 'Cùng dòng'),
];
const labelLayouts = [choice('flex', '固定', 'Fixed', 'Cố định'), choice('Grid', '栅格', 'Grid', 'Lưới')];

/** The settings of the form. The value column always takes what the label column leaves of 24. */
export function FormProperties() {
  const t = useStrings(panelStrings);
  const { id, store } = useDesigner();
  const config = useFormConfig();
  const set = (property: string, values: Readonly<Record<string, unknown>>) =>
    store.apply((state, surroundings) => changeConfig(state, { values, property }, surroundings));
  const field = (name: keyof typeof config, label: string) => ({
    id: `${id}-config-${name}`,
    label,
    help: undefined,
    value: config[name],
    onChange: (value: unknown) => set(label, { [name]: value }),
  });
  return (
    <div className="fd-properties">
      <SelectField {...field('layout', t('formLayout'))} choices={layouts} />
      {config.layout === 'horizontal' && <SelectField {...field('labelLayout', t('labelLayout'))} choices={labelLayouts} />}
      {config.layout === 'horizontal' && config.labelLayout === 'Grid' && (
        <div className="fd-slider">
          <span id={`${id}-labelCol`} className="fd-quiet">
            {t('labelCol')}
          </span>
          <Slider
            size="small"
            min={0}
            max={24}
            step={1}
            valueLabelDisplay="auto"
            aria-labelledby={`${id}-labelCol`}
            value={config.labelCol.md}
            onChange={(_, span) => set(t('labelCol'), { labelCol: widthsOf(Number(span)), wrapperCol: widthsOf(24 - Number(span)) })}
          />
        </div>
      )}
      {config.layout === 'horizontal' && config.labelLayout === 'flex' && (
        <NumberField {...field('labelWidth', t('labelWidth'))} limits={{ min: 0, step: 1 }} />
      )}
      <SwitchField {...field('hideRequiredMark', t('hideRequiredMark'))} />
      <TextField {...field('customStyle', t('customStyle'))} isMultiline />
      <p className="fd-quiet">{t('previewNote')}</p>
    </div>
  );
}
