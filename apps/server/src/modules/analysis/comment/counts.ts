import { codeOf, commentLife } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { comments } from '../../../tables/collection/comment';

/** SQL: comments that count: neither hidden nor deleted. */
export const counts = sql`${comments.commentStatus} = ${sql.raw(String(codeOf(commentLife, 'normal')))}`;
