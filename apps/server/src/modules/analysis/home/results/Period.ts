import type { homeResultsApi, ParsedInputOf } from '@backlot/contract';

/** Days that are asked for. */
export type Period = ParsedInputOf<typeof homeResultsApi.results>;
