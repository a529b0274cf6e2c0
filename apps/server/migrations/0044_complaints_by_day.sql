CREATE TABLE "comment_channel_complaint_daily" (
	"web_id" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "comment_channel_complaint_daily_day_web_id_kind_pk" PRIMARY KEY("day","web_id","kind")
);
--> statement-breakpoint
CREATE TABLE "comment_complaint_daily" (
	"web_id" integer NOT NULL,
	"up_id" bigint NOT NULL,
	"work_id" bigint NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "comment_complaint_daily_up_id_day_work_id_kind_pk" PRIMARY KEY("up_id","day","work_id","kind")
);
--> statement-breakpoint
CREATE INDEX "comment_complaint_daily_work" ON "comment_complaint_daily" USING btree ("work_id","day");--> statement-breakpoint
INSERT INTO "comment_complaint_daily" ("web_id", "up_id", "work_id", "day", "kind", "n")
SELECT "web_id", "up_id", "work_id", "day", kind, count(*) FROM "comments" CROSS JOIN unnest("complaints") kind
WHERE "comment_status" = 0 GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
INSERT INTO "comment_channel_complaint_daily" ("web_id", "day", "kind", "n")
SELECT "web_id", "day", "kind", sum("n") FROM "comment_complaint_daily" GROUP BY 1, 2, 3;
