CREATE TABLE "navy_comments" (
	"web_id" integer NOT NULL,
	"comment_id" bigint NOT NULL,
	"comment_time" timestamp with time zone NOT NULL,
	"up_id" bigint NOT NULL,
	"work_id" bigint NOT NULL,
	"day" date NOT NULL,
	"who" text NOT NULL,
	"is_named" boolean NOT NULL,
	"same_words" boolean NOT NULL,
	"burst" boolean NOT NULL,
	"many_works" boolean NOT NULL,
	"empty_profile" boolean NOT NULL,
	"suspected" boolean NOT NULL,
	CONSTRAINT "navy_comments_web_id_comment_id_pk" PRIMARY KEY("web_id","comment_id")
);
--> statement-breakpoint
CREATE TABLE "navy_runs" (
	"web_id" integer PRIMARY KEY NOT NULL,
	"mark_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "navy_comments_day" ON "navy_comments" USING btree ("day","web_id");