CREATE TABLE "channel_games" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"name" text NOT NULL,
	"en_name" text,
	"vn_name" text,
	"words" text[] NOT NULL,
	"web_ids" integer[] NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "zone_follows" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"web_id" integer NOT NULL,
	"kind" integer NOT NULL,
	"object_id" bigint NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "zone_warnings" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"web_id" integer NOT NULL,
	"fav_id" bigint NOT NULL,
	"warning" integer NOT NULL,
	"day" date NOT NULL,
	"value" double precision NOT NULL,
	"usual" double precision NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "channel_games_name" ON "channel_games" USING btree ("name") WHERE "channel_games"."status" <> 2;--> statement-breakpoint
CREATE UNIQUE INDEX "zone_follows_one" ON "zone_follows" USING btree ("web_id","kind","object_id") WHERE "zone_follows"."status" <> 2;--> statement-breakpoint
CREATE UNIQUE INDEX "zone_warnings_one" ON "zone_warnings" USING btree ("fav_id","warning","day");--> statement-breakpoint
CREATE INDEX "zone_warnings_zone" ON "zone_warnings" USING btree ("web_id","day" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "works_channel" ON "works" USING btree ("web_id","post_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);