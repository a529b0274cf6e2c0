import { type Locale, translator } from '@backlot/i18n';
import { memo, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ControlRenderProps } from '../controls/defineControl';
import type { Control } from '../document/control';
import { labelOf } from '../document/controlText';
import { slotsOf } from '../document/parse/controlShape';
import type { Slot } from '../document/tree/slots';
import { ControlBoundary } from './ControlBoundary';
import { useForm } from './FormContext';
import { FieldFrame } from './FieldFrame';
import type { FieldProps, FieldRow } from './FieldProps';
import type { FieldState, Scope } from './Scope';
import { rendererStrings } from './strings';
import { subformOf } from './subformOf';

/** One control of a form. It is drawn again only when something of its own state changes. */
export const Field = memo(function Field({ fieldKey, scope, row }: FieldProps) {
  const state = useSyncExternalStore(
    useCallback((listener) => scope.subscribe(fieldKey, listener), [scope, fieldKey]),
    () => scope.stateOf(fieldKey),
  );
  if (!state?.isShown) return null;
  if (!state.definition) return <Unsupported state={state} />;
  return <ShownField scope={scope} state={state} row={row} />;
});

function ShownField({ scope, state, row }: { scope: Scope; state: FieldState; row: FieldRow | undefined }) {
  const { host, formId, layout, renderList, renderField } = useForm();
  const { control, definition } = state;
  const { key } = control;
  const actions = useMemo(
    () => ({
      onChange: (value: unknown) => scope.change(key, value),
      onBlur: () => scope.touch(key),
      onOpenColumn: (column: number) => scope.open(key, column),
    }),
    [scope, key],
  );
  const subform = useMemo(
    () => (definition?.subform ? subformOf({ scope, control, rows: state.rows, renderField }) : undefined),
    [definition, scope, control, state.rows, renderField],
  );
  if (!definition) return null;
  const id = row ? `${formId}-${row.key}-${key}` : `${formId}-${key}`;
  const text = labelOf(control);
  const props: ControlRenderProps = {
    control,
    options: definition.options(control),
    id,
    label: row ? labelInRow({ text, row, locale: host.locale }) : text,
    value: state.value,
    isDisabled: state.isDisabled,
    isRequired: state.isRequired,
    isInvalid: state.error !== undefined,
    describedBy: describedBy({ id, state, isBare: definition.isBare === true }),
    isDesign: false,
    renderSlot: (slot) => renderList(listIn(control, slot), scope),
    host,
    subform,
    openColumn: state.openColumn,
    ...actions,
  };
  const drawn = (
    <ControlBoundary of={control} fallback={<p className="BlForm-unsupported">{translator(rendererStrings, host.locale)('broken')}</p>}>
      <definition.Render {...props} />
    </ControlBoundary>
  );
  if (definition.isBare)
    return (
      <div className="BlForm-bare" data-type={control.type}>
        {drawn}
      </div>
    );
  return (
    <FieldFrame id={id} state={state} text={text} isCell={row !== undefined} layout={layout}>
      {drawn}
    </FieldFrame>
  );
}

const noControls: readonly Control[] = [];

const listIn = (control: Control, slot: Slot): readonly Control[] => slotsOf(control).find((one) => one.slot === slot)?.list ?? noControls;

const labelInRow = ({ text, row, locale }: { text: string; row: FieldRow; locale: Locale }): string =>
  row.name === undefined ? translator(rendererStrings, locale)('rowLabel', { label: text, row: row.number }) : `${row.name}: ${text}`;

function Unsupported({ state }: { state: FieldState }) {
  const { host } = useForm();
  const text = translator(rendererStrings, host.locale)('unsupported', { type: String(state.control.type).slice(0, 60) });
  return <p className="BlForm-unsupported">{text}</p>;
}

function describedBy({ id, state, isBare }: { id: string; state: FieldState; isBare: boolean }): string | undefined {
  if (isBare) return undefined;
  const ids = [
    ...(state.error !== undefined ? [`${id}-error`] : []),
    ...(typeof state.control.help === 'string' && state.control.help !== '' ? [`${id}-help`] : []),
  ];
  return ids.length > 0 ? ids.join(' ') : undefined;
}
