CREATE TABLE "collection_works" (
	"collection_id" bigint NOT NULL,
	"work_id" bigint NOT NULL,
	"add_time" timestamp with time zone DEFAULT now() NOT NULL,
	"views_then" bigint,
	CONSTRAINT "collection_works_collection_id_work_id_pk" PRIMARY KEY("collection_id","work_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"note" text,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gain_touches" (
	"up_id" bigint NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "gain_touches_up_id_day_pk" PRIMARY KEY("up_id","day")
);
--> statement-breakpoint
CREATE TABLE "up_gains_daily" (
	"up_id" bigint NOT NULL,
	"day" date NOT NULL,
	"views" bigint,
	"likes" bigint,
	"comments" bigint,
	"shares" bigint,
	"works" integer NOT NULL,
	CONSTRAINT "up_gains_daily_up_id_day_pk" PRIMARY KEY("up_id","day")
);
--> statement-breakpoint
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
CREATE TABLE "upload_parts" (
	"upload_id" bigint NOT NULL,
	"no" integer NOT NULL,
	"sha256" text NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "upload_parts_upload_id_no_pk" PRIMARY KEY("upload_id","no")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"object_name" text NOT NULL,
	"store_key" text NOT NULL,
	"file_name" text NOT NULL,
	"mime" text NOT NULL,
	"size" bigint NOT NULL,
	"part_size" integer NOT NULL,
	"file_id" bigint,
	"create_user" bigint NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"part_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_object_name_unique" UNIQUE("object_name")
);
--> statement-breakpoint
CREATE TABLE "up_score_days" (
	"up_id" bigint NOT NULL,
	"day" date NOT NULL,
	"star_computed" integer,
	"star_level" integer,
	"credibility" integer,
	"points" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "up_score_days_up_id_day_pk" PRIMARY KEY("up_id","day")
);
--> statement-breakpoint
CREATE TABLE "document_versions" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"document_id" bigint NOT NULL,
	"version_no" integer NOT NULL,
	"content" text NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"remark" text,
	"characters" integer NOT NULL,
	"version_no" integer DEFAULT 1 NOT NULL,
	"change_time" timestamp with time zone DEFAULT now() NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_goods" (
	"live_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "live_goods_live_id_goods_id_pk" PRIMARY KEY("live_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "lives" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"live_no" text NOT NULL,
	"live_title" text NOT NULL,
	"live_status" integer DEFAULT 1 NOT NULL,
	"web_id" integer NOT NULL,
	"country" text NOT NULL,
	"up_id" bigint NOT NULL,
	"bd_id" bigint NOT NULL,
	"begin_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"live_link" text,
	"remark" text,
	"viewers" bigint,
	"peak_viewers" bigint,
	"orders" bigint,
	"gmv" numeric(18, 2),
	"currency" text NOT NULL,
	"result_source" integer,
	"data_time" timestamp with time zone,
	"reason" text,
	"remind_time" timestamp with time zone,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "lives_live_no_unique" UNIQUE("live_no")
);
--> statement-breakpoint
CREATE TABLE "script_rounds" (
	"script_id" bigint NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"address" text NOT NULL,
	"file_name" text NOT NULL,
	"file_id" bigint,
	"mime" text,
	"file_size" bigint,
	"duration" integer,
	"thumbnail" bigint,
	"note" text,
	"reject_reason" text,
	"submit_user" bigint NOT NULL,
	"upload_time" timestamp with time zone DEFAULT now() NOT NULL,
	"review_user" bigint,
	"review_time" timestamp with time zone,
	CONSTRAINT "script_rounds_script_id_round_pk" PRIMARY KEY("script_id","round")
);
--> statement-breakpoint
CREATE TABLE "scripts" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"work_order_id" bigint NOT NULL,
	"work_order_up_id" bigint NOT NULL,
	"script_name" text NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"address" text NOT NULL,
	"file_name" text NOT NULL,
	"file_id" bigint,
	"mime" text,
	"file_size" bigint,
	"duration" integer,
	"thumbnail" bigint,
	"note" text,
	"reject_reason" text,
	"submit_user" bigint NOT NULL,
	"upload_time" timestamp with time zone DEFAULT now() NOT NULL,
	"review_user" bigint,
	"review_time" timestamp with time zone,
	"review_status" integer DEFAULT 1 NOT NULL,
	"remind_time" timestamp with time zone,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ranking_lists" ALTER COLUMN "per_usd" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "up_follow_ups" ADD COLUMN "work_order_up_id" bigint;--> statement-breakpoint
ALTER TABLE "up_follow_ups" ADD COLUMN "kind" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "up_follow_ups" ADD COLUMN "file_ids" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "up_follow_ups" ADD COLUMN "person_id" bigint;--> statement-breakpoint
ALTER TABLE "up_follow_ups" ADD COLUMN "plan_status" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "up_follow_ups" ADD COLUMN "next_date" date;--> statement-breakpoint
ALTER TABLE "up_follow_ups" ADD COLUMN "remind_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "up_follow_ups" ADD COLUMN "status" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "up_follow_ups" ADD COLUMN "create_user" bigint;--> statement-breakpoint
ALTER TABLE "up_follow_ups" ADD COLUMN "update_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "up_follow_ups" ADD COLUMN "update_user" bigint;--> statement-breakpoint
ALTER TABLE "up_follow_ups" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ups" ADD COLUMN "credibility_points" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "demand_forms" ADD COLUMN "want_fans_min" integer;--> statement-breakpoint
ALTER TABLE "demand_forms" ADD COLUMN "want_fans_max" integer;--> statement-breakpoint
ALTER TABLE "demand_forms" ADD COLUMN "want_gender" integer;--> statement-breakpoint
ALTER TABLE "demand_forms" ADD COLUMN "want_ages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "demand_forms" ADD COLUMN "want_share" integer;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "want_fans_min" integer;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "want_fans_max" integer;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "want_gender" integer;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "want_ages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "want_share" integer;--> statement-breakpoint
ALTER TABLE "collection_works" ADD CONSTRAINT "collection_works_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_works" ADD CONSTRAINT "collection_works_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_goods" ADD CONSTRAINT "live_goods_live_id_lives_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."lives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "script_rounds" ADD CONSTRAINT "script_rounds_script_id_scripts_id_fk" FOREIGN KEY ("script_id") REFERENCES "public"."scripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scripts" ADD CONSTRAINT "scripts_work_order_up_id_work_order_ups_id_fk" FOREIGN KEY ("work_order_up_id") REFERENCES "public"."work_order_ups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_works_work" ON "collection_works" USING btree ("work_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collections_name" ON "collections" USING btree ("user_id",lower("name")) WHERE "collections"."status" <> 2;--> statement-breakpoint
CREATE UNIQUE INDEX "channel_games_name" ON "channel_games" USING btree ("name") WHERE "channel_games"."status" <> 2;--> statement-breakpoint
CREATE UNIQUE INDEX "zone_follows_one" ON "zone_follows" USING btree ("web_id","kind","object_id") WHERE "zone_follows"."status" <> 2;--> statement-breakpoint
CREATE UNIQUE INDEX "zone_warnings_one" ON "zone_warnings" USING btree ("fav_id","warning","day");--> statement-breakpoint
CREATE INDEX "zone_warnings_zone" ON "zone_warnings" USING btree ("web_id","day" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("create_user");--> statement-breakpoint
CREATE INDEX "uploads_part_time" ON "uploads" USING btree ("part_time");--> statement-breakpoint
CREATE UNIQUE INDEX "document_versions_of" ON "document_versions" USING btree ("document_id","version_no");--> statement-breakpoint
CREATE INDEX "documents_changed" ON "documents" USING btree ("change_time");--> statement-breakpoint
CREATE INDEX "live_goods_goods" ON "live_goods" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "lives_begin" ON "lives" USING btree ("begin_time","id");--> statement-breakpoint
CREATE INDEX "lives_created" ON "lives" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "lives_up" ON "lives" USING btree ("up_id","begin_time");--> statement-breakpoint
CREATE INDEX "lives_bd" ON "lives" USING btree ("bd_id","begin_time");--> statement-breakpoint
CREATE INDEX "lives_running" ON "lives" USING btree ("live_status","begin_time") WHERE "lives"."live_status" in (1, 2);--> statement-breakpoint
CREATE INDEX "script_rounds_file" ON "script_rounds" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "scripts_submission" ON "scripts" USING btree ("work_order_up_id");--> statement-breakpoint
CREATE INDEX "scripts_order" ON "scripts" USING btree ("work_order_id");--> statement-breakpoint
CREATE INDEX "scripts_review" ON "scripts" USING btree ("review_status","create_time");--> statement-breakpoint
CREATE INDEX "scripts_created" ON "scripts" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "scripts_file" ON "scripts" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "scripts_thumbnail" ON "scripts" USING btree ("thumbnail");--> statement-breakpoint
CREATE INDEX "up_follow_ups_created" ON "up_follow_ups" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "up_follow_ups_author" ON "up_follow_ups" USING btree ("author_id","create_time");--> statement-breakpoint
CREATE INDEX "up_follow_ups_submission" ON "up_follow_ups" USING btree ("work_order_up_id");--> statement-breakpoint
CREATE INDEX "up_follow_ups_files" ON "up_follow_ups" USING gin ("file_ids");--> statement-breakpoint
CREATE INDEX "up_follow_ups_planned" ON "up_follow_ups" USING btree ("person_id","next_date") WHERE "up_follow_ups"."plan_status" = 1;--> statement-breakpoint
CREATE INDEX "works_channel" ON "works" USING btree ("web_id","post_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "works_posted" ON "works" USING btree ("post_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "works_views" ON "works" USING btree ("views" DESC NULLS LAST,"id" DESC NULLS FIRST);
--> statement-breakpoint
-- Lists that count what they list.
DO $$
DECLARE
  counted text;
BEGIN
  FOREACH counted IN ARRAY ARRAY['scripts', 'collections', 'collection_works', 'documents', 'lives', 'up_follow_ups', 'channel_games', 'zone_follows'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version()', counted || '_version', counted);
    INSERT INTO table_versions (name) VALUES (counted);
  END LOOP;
END
$$;
