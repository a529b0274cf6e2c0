CREATE TABLE "follower_profile_snapshots" (
	"up_id" bigint NOT NULL,
	"snapshot_date" date NOT NULL,
	"sample_size" integer,
	"gender_male" numeric(7, 4),
	"gender_female" numeric(7, 4),
	"age" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"country" jsonb,
	"city" jsonb,
	"device" jsonb,
	"active_hours" jsonb,
	"source" integer NOT NULL,
	"confidence" integer NOT NULL,
	CONSTRAINT "follower_profile_snapshots_up_id_snapshot_date_pk" PRIMARY KEY("up_id","snapshot_date")
);
--> statement-breakpoint
CREATE TABLE "up_metric_daily" (
	"up_id" bigint NOT NULL,
	"stat_date" date NOT NULL,
	"fans" bigint,
	"fans_inc" bigint,
	"likes" bigint,
	"works" bigint,
	"works_inc" bigint,
	"views30" bigint,
	"interaction_rate" numeric(7, 4),
	"avg_views" bigint,
	"gmv" numeric(18, 2),
	"orders" integer,
	"currency" text,
	CONSTRAINT "up_metric_daily_up_id_stat_date_pk" PRIMARY KEY("up_id","stat_date")
);
--> statement-breakpoint
CREATE TABLE "work_metric_snapshots" (
	"work_id" bigint NOT NULL,
	"stat_time" timestamp with time zone NOT NULL,
	"views" bigint,
	"likes" bigint,
	"comments" bigint,
	"shares" bigint,
	CONSTRAINT "work_metric_snapshots_work_id_stat_time_pk" PRIMARY KEY("work_id","stat_time")
);
--> statement-breakpoint
INSERT INTO "follower_profile_snapshots" ("up_id", "snapshot_date", "gender_male", "gender_female", "age", "source", "confidence")
SELECT "id", (coalesce("data_time", "create_time") AT TIME ZONE CASE WHEN "country" IN ('PH', 'MY', 'SG') THEN 'Asia/Singapore' ELSE 'Asia/Bangkok' END)::date, 1 - "female_ratio", "female_ratio", "age_ratio", 3, CASE WHEN "female_ratio" IS NOT NULL AND "age_ratio" <> '[]' THEN 2 ELSE 3 END
FROM "ups" WHERE "female_ratio" IS NOT NULL OR "age_ratio" <> '[]';
