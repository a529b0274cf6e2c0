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
export type { RenderHost, ShowFile, Upload, UploadAnswer, UploadConfig, UploadedFile } from './controls/renderHost';
export { loadSanitizer } from './controls/sanitizer';
export type { Subform, SubformRow } from './controls/subform';
export type { FormDocument } from './document/formDocument';
export type { FormHandle } from './renderer/FormHandle';
export { FormRenderer, type FormRendererProps } from './renderer/FormRenderer';
export type { FormErrors, FormValues } from './renderer/formValues';
export { isPatternSupported } from './renderer/patternEngine';
