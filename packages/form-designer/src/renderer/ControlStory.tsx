import { useLocale } from '@backlot/i18n/react';
import { useEffect, useRef } from 'react';
import { blueprints } from '../document/parse/blueprint';
import type { Control } from '../document/control';
import type { ControlType } from '../document/controlOptions';
import { createControl } from '../document/createControl';
import { createDocument } from '../document/formDocument';
import { withTranslation } from '../document/translations';
import type { FormHandle } from './FormHandle';
import { FormRenderer } from './FormRenderer';

interface ControlStoryProps {
  readonly type: ControlType;
  /** Name of the control in the three languages. */
  readonly label: Readonly<Record<'zh-CN' | 'en' | 'vn', string>>;
  readonly value?: unknown;
  /** More options for every state. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** Children of a container or subform, and other keys of the control. */
  readonly more?: Partial<Control>;
}

/** A control in its states below each other: empty, filled in, disabled, required but empty. */
export function ControlStory({ type, label, value, options = {}, more = {} }: ControlStoryProps) {
  const locale = useLocale();
  const form = useRef<HTMLElement & FormHandle>(null);
  const state = (name: string, changes: Readonly<Record<string, unknown>> = {}, rules?: Control['rules']): Control => {
    const made = createControl(type, () => `${type}_${name}`);
    const control: Control = {
      ...made,
      label: label['zh-CN'],
      ...more,
      ...(blueprints[type].options && { options: { ...made.options, ...options, ...changes } }),
      ...(rules && made.rules && { rules }),
    };
    return (['en', 'vn'] as const).reduce(
      (next, language) => withTranslation(next, { locale: language, id: 'label', text: label[language] }),
      control,
    );
  };
  const list = [
    state('empty'),
    ...(value === undefined ? [] : [state('filled')]),
    state('disabled', { disabled: true }),
    ...(blueprints[type].rules ? [state('required', {}, [{ required: true, message: '必填项' }])] : []),
  ];
  useEffect(() => {
    form.current?.getData().catch(() => undefined);
  }, []);
  return (
    <FormRenderer
      ref={form}
      document={{ ...createDocument(), list }}
      locale={locale}
      {...(value !== undefined && { value: { [`${type}_filled`]: value } })}
    />
  );
}
