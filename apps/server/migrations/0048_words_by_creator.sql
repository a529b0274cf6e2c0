CREATE TABLE "comment_words_daily" (
	"web_id" integer NOT NULL,
	"up_id" bigint NOT NULL,
	"day" date NOT NULL,
	"lang" text NOT NULL,
	"tokens" text[] NOT NULL,
	"times" integer[] NOT NULL,
	"n" integer[] NOT NULL,
	"positive" integer[] NOT NULL,
	"negative" integer[] NOT NULL,
	CONSTRAINT "comment_words_daily_up_id_web_id_day_lang_pk" PRIMARY KEY("up_id","web_id","day","lang")
);
--> statement-breakpoint
INSERT INTO "comment_words_daily" ("web_id", "up_id", "day", "lang", "tokens", "times", "n", "positive", "negative")
SELECT "web_id", "up_id", "day", "lang", array_agg("token" ORDER BY "token"), array_agg("times" ORDER BY "token"), array_agg("n" ORDER BY "token"),
  array_agg("positive" ORDER BY "token"), array_agg("negative" ORDER BY "token")
FROM "comment_token_daily" WHERE "up_id" <> 0 GROUP BY 3, 2, 1, 4 ORDER BY 3, 2, 1, 4;--> statement-breakpoint
-- What is left is of whole channels.
DELETE FROM "comment_token_daily" WHERE "up_id" <> 0;--> statement-breakpoint
ALTER TABLE "comment_token_daily" DROP CONSTRAINT "comment_token_daily_up_id_web_id_day_lang_token_pk";--> statement-breakpoint
ALTER TABLE "comment_token_daily" DROP COLUMN "up_id";--> statement-breakpoint
ALTER TABLE "comment_token_daily" ADD CONSTRAINT "comment_token_daily_web_id_day_lang_token_pk" PRIMARY KEY("web_id","day","lang","token");--> statement-breakpoint
-- A creator's comments are listed by their time, and no other creator's are met on the way.
DROP INDEX "comments_up";--> statement-breakpoint
CREATE INDEX "comments_up" ON "comments" USING btree ("up_id","comment_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);
