import type { Endpoint } from '@backlot/contract';
import type { ZodType } from 'zod';

/** A call that takes the id of a record and nothing else. */
export type RecordEndpoint<Row = unknown> = Endpoint<ZodType<unknown, { id: string }>, ZodType<Row>>;
