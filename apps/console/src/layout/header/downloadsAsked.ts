import { createEmitter } from '../../shell/console/createEmitter';

/** Somebody asks for the download centre away from its button. */
export const downloadsAsked = createEmitter<undefined>();
