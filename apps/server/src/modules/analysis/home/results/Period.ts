import type { homeApi, ParsedInputOf } from '@backlot/contract';

/** Days that are asked for. */
export type Period = ParsedInputOf<typeof homeApi.results>;
