import { translator } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useMemo, useState } from 'react';
import { type CommandSurroundings } from '../commands/command';
import { toolbarCommands } from '../commands/designerCommands';
import { importDocument } from '../commands/replaceForm';
import { builtInControls } from '../controls/builtInControls';
import type { AnyControlDefinition } from '../controls/defineControl';
import type { RenderHost } from '../controls/renderHost';
import { createKeyGenerator } from '../document/createControl';
import { createDocument, type FormDocument } from '../document/formDocument';
import { placeOf } from '../document/tree/findControl';
import { parseDocument } from '../document/parse/parseDocument';
import { Announcer } from './Announcer';
import { Canvas } from './canvas/Canvas';
import { CanvasSlot } from './canvas/CanvasSlot';
import { CanvasStyles } from './canvas/CanvasStyles';
import { DesignerFrame } from './DesignerFrame';
import { Dialogs } from './Dialogs';
import { DialogStyles } from './DialogStyles';
import { DragArea } from './dnd';
import { DragChip } from './DragChip';
import { DraftBanner } from './DraftBanner';
import type { DraftStore } from './draftStore';
import { Notices } from './Notices';
import { LeftPanel } from './palette/LeftPanel';
import { RightPanel } from './panel/RightPanel';
import { saveDesign } from './saveDesign';
import { type Designer, DesignerContext } from '../store/DesignerContext';
import { createDesignerStore, type DesignerStore } from '../store/designerStore';
import { documentIn } from '../store/designerState';
import { createMarkStore } from '../store/markStore';
import { TableMenu } from './TableMenu';
import { Toolbar } from './Toolbar';
import { useDesignerKeys } from './useDesignerKeys';
import { useDrafts } from './useDrafts';
import type { CommandKey } from '../words/commandStrings';
import { designerStrings } from '../words/designerStrings';
import { dialogStrings } from '../words/dialogStrings';
import { writeText } from './writeText';

/** What a host can ask a designer for. */
export interface FormDesignerHandle {
  getDocument(): FormDocument;
  /** Puts another form in place, as an import does; false when it is no form design, or could not be read again. */
  setDocument(input: unknown): boolean;
  /** Hands the form to `onSave`, as the tool does; true once the host has it. */
  save(): Promise<boolean>;
}

export interface FormDesignerProps {
  /** The form to begin with: a document, or JSON of any generation; an empty form when left out or unreadable. */
  readonly document?: unknown;
  /** The control types of the palette; those of the product when left out. */
  readonly controls?: readonly AnyControlDefinition[];
  /** Above the tools; nothing for an empty one, where the page says it already. */
  readonly title?: string;
  /** Which tools the toolbar shows; all when left out. */
  readonly tools?: readonly CommandKey[];
  readonly toolbarLeft?: ReactNode;
  readonly toolbarRight?: ReactNode;
  /** Hides the data field of controls. */
  readonly hidesModel?: boolean;
  /** Steps that can be undone; 20 when left out. */
  readonly historyCap?: number;
  /** Data, functions and uploads for the controls; the language comes from `LocaleProvider`. */
  readonly host?: Partial<Omit<RenderHost, 'locale'>>;
  /** Where half-done work is kept. */
  readonly drafts?: DraftStore;
  readonly ref?: Ref<FormDesignerHandle>;
  /** The form is saved: the document, and its JSON as the original emits it. A promise that is refused keeps the draft. */
  onSave?(document: FormDocument, json: string): void | Promise<void>;
  onChange?(document: FormDocument): void;
  onClose?(): void;
}

/** The visual form designer (spec section 2.9). Each one has a history of its own. */
export function FormDesigner(props: FormDesignerProps) {
  return (
    <DragArea>
      <DesignerBody {...props} />
    </DragArea>
  );
}

const noData = {};

const drawSlot: Designer['drawSlot'] = (parent, slot) => <CanvasSlot parent={parent} slot={slot} />;

function DesignerBody(props: FormDesignerProps) {
  const { controls = builtInControls, title, tools, toolbarLeft, toolbarRight, hidesModel = false, host, drafts, ref } = props;
  const t = useStrings(designerStrings);
  const locale = useLocale();
  const id = useId();
  const byType = useMemo(() => new Map(controls.map((control) => [control.type, control])), [controls]);
  const [latest] = useState<{
    props: FormDesignerProps;
    locale: typeof locale;
    byType: typeof byType;
    onSaved(document: FormDocument): void;
  }>(() => ({ props, locale, byType, onSaved: () => undefined }));
  const [store] = useState(() => {
    const made: DesignerStore = createDesignerStore({
      document: readDocument(props.document),
      surroundings: () => surroundingsOf({ ...latest, store: made }),
      onChange: (document) => latest.props.onChange?.(document),
    });
    return made;
  });
  const [mark] = useState(createMarkStore);
  const draft = useDrafts(store, drafts);
  useEffect(() => {
    Object.assign(latest, { props, locale, byType, onSaved: draft.markSaved });
  });
  useImperativeHandle(ref, () => ({
    getDocument: () => documentIn(store.getState()),
    setDocument: (input) => {
      const parsed = parseDocument(input);
      return parsed.ok && store.apply((state, surroundings) => importDocument(state, parsed.document, surroundings));
    },
    save: async () => (await surroundingsOf({ ...latest, store }).save?.(documentIn(store.getState()))) === true,
  }));
  const designer = useMemo<Designer>(
    () => ({
      id,
      store,
      mark,
      controls: byType,
      hidesModel,
      drawSlot,
      host: { ...host, locale, dynamicData: host?.dynamicData ?? noData },
    }),
    [id, store, mark, byType, hidesModel, host, locale],
  );
  const canSave = props.onSave !== undefined;
  const canClose = props.onClose !== undefined;
  const commands = useMemo(
    () =>
      toolbarCommands.filter(({ id: tool }) =>
        tools ? tools.includes(tool) : (tool !== 'save' || canSave) && (tool !== 'close' || canClose),
      ),
    [tools, canSave, canClose],
  );
  const keys = useDesignerKeys(store);
  return (
    <DesignerContext value={designer}>
      <DialogStyles />
      <CanvasStyles />
      <DesignerFrame {...keys}>
        <Toolbar title={title ?? t('title')} commands={commands} left={toolbarLeft} right={toolbarRight} />
        {draft.isFound && <DraftBanner onRestore={draft.restore} onDiscard={draft.discard} />}
        <LeftPanel />
        <Canvas />
        <RightPanel />
        <Announcer />
        <DragChip />
      </DesignerFrame>
      <TableMenu />
      <Dialogs />
      <Notices />
    </DesignerContext>
  );
}

function readDocument(input: unknown): FormDocument {
  const parsed = input === undefined ? undefined : parseDocument(input);
  return parsed?.ok ? parsed.document : createDocument();
}

interface Around {
  readonly props: FormDesignerProps;
  readonly locale: CommandSurroundings['locale'];
  readonly byType: CommandSurroundings['controls'];
  readonly store: DesignerStore;
  onSaved(document: FormDocument): void;
}

function surroundingsOf({ props, locale, byType, store, onSaved }: Around): CommandSurroundings {
  const { onSave, onClose, historyCap } = props;
  const refuse = (text: string) =>
    store.apply((state) => ({ ...state, notice: { severity: 'error', text }, speech: { kind: 'text', text } }));
  return {
    locale,
    controls: byType,
    settings: historyCap === undefined ? {} : { cap: historyCap },
    now: Date.now,
    nextKey: (document) => createKeyGenerator({ taken: (key) => placeOf(document, key) !== undefined }),
    writeClipboard: (text) => void writeText(text).then((isDone) => isDone || refuse(translator(dialogStrings, locale)('copyFailed'))),
    save: onSave && ((document) => saveDesign(document, { locale, onSave, onSaved, onRefused: refuse })),
    close: onClose,
  };
}
