import { namesOf } from '../../db/namesOf';
import type { Db } from '../../db/database';
import { builtIn } from '../../modules/base/message';
import { messageTemplates } from '../../tables/base/message';

/** The words of the messages that the product sends; what an administrator worded anew stays. */
export const seedMessageTemplates = (db: Db) =>
  db
    .insert(messageTemplates)
    .values(
      Object.values(builtIn).map(({ names, variables, ...template }) => ({
        ...template,
        ...namesOf(names),
        variables: [...variables],
        isSystem: true,
      })),
    )
    .onConflictDoNothing();
