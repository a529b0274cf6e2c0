CREATE TABLE "comment_channel_daily" (
	"web_id" integer NOT NULL,
	"day" date NOT NULL,
	"lang" text NOT NULL,
	"sentiment" integer NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "comment_channel_daily_day_web_id_lang_sentiment_pk" PRIMARY KEY("day","web_id","lang","sentiment")
);
--> statement-breakpoint
-- What stands counted already, added up.
INSERT INTO "comment_channel_daily" ("web_id", "day", "lang", "sentiment", "n")
  SELECT web_id, day, lang, sentiment, sum(n) FROM "comment_daily" GROUP BY 1, 2, 3, 4;
