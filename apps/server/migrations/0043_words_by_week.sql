CREATE TABLE "comment_token_weekly" (
	"web_id" integer NOT NULL,
	"week" date NOT NULL,
	"lang" text NOT NULL,
	"token" text NOT NULL,
	"times" integer NOT NULL,
	"n" integer NOT NULL,
	"positive" integer NOT NULL,
	"negative" integer NOT NULL,
	CONSTRAINT "comment_token_weekly_web_id_week_lang_token_pk" PRIMARY KEY("web_id","week","lang","token")
);
--> statement-breakpoint
INSERT INTO "comment_token_weekly" ("web_id", "week", "lang", "token", "times", "n", "positive", "negative")
SELECT "web_id", date_trunc('week', "day")::date, "lang", "token", sum("times"), sum("n"), sum("positive"), sum("negative")
FROM "comment_token_daily" WHERE "up_id" = 0 GROUP BY 1, 2, 3, 4;
