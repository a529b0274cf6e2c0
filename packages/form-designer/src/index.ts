export type { Command, CommandOutcome, CommandSurroundings } from './commands/command';
export { designerCommands } from './commands/designerCommands';
export { builtInControls } from './controls/builtInControls';
export {
  type AnyControlDefinition,
  type CodeInput,
  type ControlDefinition,
  type ControlRenderProps,
  defineControl,
  type ReactCode,
} from './controls/defineControl';
export type { Words } from '@backlot/i18n';
export type { Editor, EditorChoice, EditorProps } from './controls/editor';
export { editors } from './controls/editors';
export type { RenderHost, ShowFile, Upload, UploadAnswer, UploadedFile } from './controls/renderHost';
export { type DraftStore, localDrafts } from './designer/draftStore';
export { FormDesigner, type FormDesignerHandle, type FormDesignerProps } from './designer/FormDesigner';
export type { CommandKey } from './words/commandStrings';
