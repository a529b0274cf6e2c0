CREATE TABLE "comment_vocabulary" (
	"token" text PRIMARY KEY NOT NULL,
	"token_folded" text GENERATED ALWAYS AS (folded(token)) STORED
);
--> statement-breakpoint
CREATE INDEX "comment_vocabulary_search" ON "comment_vocabulary" USING gin (grams("token_folded"));--> statement-breakpoint
CREATE INDEX "comments_author" ON "comments" USING btree (lower("author_name"));--> statement-breakpoint
-- Words of what was kept before: those that count, and those of comments that were hidden since.
INSERT INTO "comment_vocabulary" ("token")
SELECT "token" FROM "comment_token_weekly" UNION SELECT unnest("words") FROM "comments" WHERE "comment_status" = 1;
