import type { keywordApi, keywordLibraryApi } from '@backlot/contract';
import type { RowOf } from '../../../kit/list/CrudArea';

export type Keyword = RowOf<typeof keywordApi>;
export type Library = RowOf<typeof keywordLibraryApi>;
