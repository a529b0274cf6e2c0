export { RichTextInput, type RichTextInputProps } from './richText/RichTextInput';
export { RichTextView } from './richText/RichTextView';
