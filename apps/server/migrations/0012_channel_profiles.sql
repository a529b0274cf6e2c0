CREATE TABLE "channel_profiles" (
	"web_id" integer NOT NULL,
	"platform_id" text NOT NULL,
	"up_number" text NOT NULL,
	"nickname" text NOT NULL,
	"bio" text,
	"fans_num" bigint,
	"likes_num" bigint,
	"works_num" bigint,
	"avg_views" bigint,
	"interaction_rate" numeric(7, 4),
	"data_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channel_profiles_web_id_platform_id_pk" PRIMARY KEY("web_id","platform_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "channel_profiles_handle" ON "channel_profiles" USING btree ("web_id",lower("up_number"));