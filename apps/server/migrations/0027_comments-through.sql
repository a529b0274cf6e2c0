ALTER TABLE "works" ADD COLUMN "comments_through" timestamp with time zone;--> statement-breakpoint
-- What was read before was read to its end: it is not read anew.
UPDATE "works" w SET "comments_through" = c.newest FROM (SELECT "work_id", max("comment_time") newest FROM "comments" GROUP BY "work_id") c WHERE c."work_id" = w."id";
