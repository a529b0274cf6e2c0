CREATE TABLE "channel_comment_floors" (
	"web_id" integer PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ups" ADD COLUMN "channel_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "channel_time" timestamp with time zone;