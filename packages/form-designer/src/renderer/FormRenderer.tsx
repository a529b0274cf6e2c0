import GlobalStyles from '@mui/material/GlobalStyles';
import type { Locale } from '@backlot/i18n';
import { useLocale } from '@backlot/i18n/react';
import {
  type FormEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { builtInControls } from '../controls/builtInControls';
import type { AnyControlDefinition } from '../controls/defineControl';
import { parseStyle } from '../controls/parseStyle';
import type { RenderHost, ShowFile, Upload, UploadConfig } from '../controls/renderHost';
import { resolveConfig } from '../document/formConfig';
import type { FormDocument } from '../document/formDocument';
import { firstKeys } from './chunks';
import { ControlList } from './ControlList';
import { Field } from './Field';
import { focusField } from './focusField';
import { FormContext, type FormContextValue } from './FormContext';
import type { FormHandle } from './FormHandle';
import { FormStore } from './FormStore';
import { formStyles } from './formStyles';
import { errorMap, type FormErrors, type FormValues } from './formValues';
import { hasPatterns } from './hasPatterns';
import { LazyCell } from './LazyCell';
import { layoutVariables } from './layoutVariables';
import { loadPatternEngine } from './patternEngine';
import { useLatest } from './useLatest';
import { useSameEntries } from './useSameEntries';
import { Viewport } from './Viewport';

export interface FormRendererProps {
  /** A document as `parseDocument` gives it. */
  readonly document: FormDocument;
  /** Data to start from; a changed object is put in as `setData` does. */
  readonly value?: FormValues | undefined;
  /** Choices and functions by `dynamicKey`. */
  readonly dynamicData?: Readonly<Record<string, unknown>> | undefined;
  /** Upload settings that go before those of the document. */
  readonly config?: UploadConfig | undefined;
  /** Sends one file; without it files go to the `action` of the document. */
  readonly upload?: Upload | undefined;
  /** Makes addresses of stored files openable, where they ask for a token. Keep it the same from render to render. */
  readonly showFile?: ShowFile | undefined;
  readonly disabled?: boolean | undefined;
  /**
   * Data of fields nobody touched. `backlot` gives every field a value of its kind: a list for uploads, ranges
   * and batches. `k-form-design` gives what the original does, for hosts that compare or store its data: the default value as
   * the document has it, or nothing. Read once, when the form is made.
   */
  readonly answers?: 'backlot' | 'k-form-design' | undefined;
  readonly locale?: Locale | undefined;
  readonly controls?: readonly AnyControlDefinition[] | undefined;
  readonly nonce?: string | undefined;
  /** Called with the data of a form without errors. */
  onSubmit?(data: FormValues): void;
  /** Called when a submitted form has errors; the first one has the focus by then. */
  onInvalid?(errors: FormErrors): void;
  onChange?(value: unknown, model: string): void;
  readonly ref?: Ref<FormHandle> | undefined;
}

const noData = {};

/** Shows a form design document to be filled in. */
export function FormRenderer({
  document: formDocument,
  value,
  dynamicData = noData,
  config,
  upload,
  showFile,
  disabled = false,
  answers = 'backlot',
  locale,
  controls = builtInControls,
  nonce,
  onSubmit,
  onInvalid,
  onChange,
  ref,
}: FormRendererProps) {
  const spoken = useLocale();
  const language = locale ?? spoken;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const handlers = useLatest({ onSubmit, onInvalid, onChange, upload });
  const [store] = useState(() => {
    const made = new FormStore({
      document: formDocument,
      definitions: controls,
      locale: language,
      isDisabled: disabled,
      answers,
      onChange: (next, model) => handlers.current.onChange?.(next, model),
    });
    if (value) made.root.setData(value);
    return made;
  });
  const [viewport] = useState(() => new Viewport());
  const list = useSyncExternalStore(store.subscribe, store.list, store.list);
  const given = useRef(value);
  useLayoutEffect(() => store.replaceDocument(formDocument), [store, formDocument]);
  useLayoutEffect(() => store.update({ locale: language, isDisabled: disabled }), [store, language, disabled]);
  useLayoutEffect(() => {
    if (value && value !== given.current) store.root.setData(value);
    given.current = value;
  }, [store, value]);
  useEffect(() => {
    if (hasPatterns(list)) loadPatternEngine().catch(() => undefined);
  }, [list]);
  useEffect(() => {
    const drawAll = () => flushSync(() => store.drawAll());
    window.addEventListener('beforeprint', drawAll);
    return () => window.removeEventListener('beforeprint', drawAll);
  }, [store]);
  useImperativeHandle(ref, () => handleOf(store), [store]);
  const data = useSameEntries(dynamicData);
  const uploadConfig = useSameEntries(config ?? noData);
  const hasUpload = upload !== undefined;
  const settings = useMemo(() => resolveConfig(formDocument.config), [formDocument.config]);
  const [first] = useState(() => firstKeys(formDocument.list, fieldsOnFirstScreen));
  const host = useMemo(
    (): RenderHost => ({
      locale: language,
      dynamicData: data,
      uploadConfig,
      nonce,
      showFile,
      ...(hasUpload && {
        upload: (input) => handlers.current.upload?.(input) ?? Promise.reject(new Error('The upload function is gone.')),
      }),
    }),
    [language, data, uploadConfig, nonce, showFile, hasUpload, handlers],
  );
  const context = useMemo(
    (): FormContextValue => ({
      store,
      host,
      viewport,
      first,
      formId: id,
      layout: settings.layout,
      showsRequiredMark: !settings.hideRequiredMark,
      renderList,
      renderField,
      definitions: new Map(controls.map((definition) => [definition.type, definition])),
    }),
    [store, host, viewport, first, id, settings, controls],
  );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const collected = await store.collect();
    if ('data' in collected) return handlers.current.onSubmit?.(collected.data);
    const [error] = collected.errors;
    if (error && form.current) {
      flushSync(() => store.reveal(error));
      focusField({ root: form.current, formId: id, error });
    }
    handlers.current.onInvalid?.(errorMap(collected.errors));
  };
  const reset = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    store.reset();
  };
  return (
    <FormContext value={context}>
      <GlobalStyles styles={formStyles} />
      <form
        ref={form}
        noValidate
        className="BlForm"
        data-layout={settings.layout}
        data-labels={settings.labelLayout}
        style={{ ...layoutVariables(settings), ...parseStyle(settings.customStyle) }}
        onSubmit={(event) => void submit(event)}
        onReset={reset}
      >
        <ControlList list={list} scope={store.root} />
      </form>
    </FormContext>
  );
}

const fieldsOnFirstScreen = 16;

const renderList: FormContextValue['renderList'] = (list, scope) => <ControlList list={list} scope={scope} />;

const rowsOnFirstScreen = 10;

const renderField: FormContextValue['renderField'] = ({ fieldKey, scope, row }) =>
  row && row.number > rowsOnFirstScreen ? (
    <LazyCell key={fieldKey} fieldKey={fieldKey} scope={scope} row={row} />
  ) : (
    <Field key={fieldKey} fieldKey={fieldKey} scope={scope} {...(row && { row })} />
  );

function handleOf(store: FormStore): FormHandle {
  const setOption = (name: string, value: boolean) => (models: readonly string[]) => store.setOptions(models, name, value);
  return {
    getData: () => store.getData(),
    setData: async (data) => {
      store.root.setData(data);
      return true;
    },
    reset: () => store.reset(),
    setOptions: (models, optionName, value) => store.setOptions(models, optionName, value),
    show: setOption('hidden', false),
    hide: setOption('hidden', true),
    enable: setOption('disabled', false),
    disable: setOption('disabled', true),
  };
}
