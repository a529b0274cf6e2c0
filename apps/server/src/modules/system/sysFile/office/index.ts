export { addOffice } from './addOffice';
export { editorConfig, editorFor } from './editorConfig';
export { versionOf, versionsOf } from './versions';
