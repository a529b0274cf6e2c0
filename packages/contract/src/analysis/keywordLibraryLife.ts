import { defineMachine } from '../core/machine';

/** Whether the words of a library count, `libraryStatus`. */
export const keywordLibraryLife = defineMachine({
  name: 'keywordLibrary',
  record: 'keywordLibrary',
  field: 'libraryStatus',
  states: { disabled: 0, enabled: 1 },
  events: {
    edit: { from: ['disabled', 'enabled'], to: null },
    delete: { from: ['disabled', 'enabled'], to: null },
    enable: { from: ['disabled'], to: 'enabled' },
    disable: { from: ['enabled'], to: 'disabled' },
  },
});
