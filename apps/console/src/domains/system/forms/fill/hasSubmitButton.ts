import { type FormDocument, walkControls } from '@backlot/form-designer/document';

/** Whether a form brings a button that sends it, so that the page needs none. */
export function hasSubmitButton({ list }: FormDocument): boolean {
  for (const { control } of walkControls(list)) {
    if (control.type === 'button' && control.options?.handle === 'submit' && control.options.hidden !== true) return true;
  }
  return false;
}
