CREATE TABLE "fx_rates" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"rate_date" date NOT NULL,
	"from_currency" text NOT NULL,
	"to_currency" text NOT NULL,
	"rate" numeric(18, 8) NOT NULL,
	"source" text,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "fx_rates_day" ON "fx_rates" USING btree ("from_currency","to_currency","rate_date") WHERE "fx_rates"."status" <> 2;
--> statement-breakpoint
-- The list of rates counts them.
CREATE TRIGGER "fx_rates_version" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON "fx_rates" FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
INSERT INTO table_versions (name) VALUES ('fx_rates');
--> statement-breakpoint
CREATE TABLE "database_samples" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"time" timestamp with time zone NOT NULL,
	"bytes" bigint NOT NULL,
	"collection_waiting" integer NOT NULL,
	"jobs_waiting" integer NOT NULL,
	CONSTRAINT "database_samples_time_unique" UNIQUE("time")
);
--> statement-breakpoint
CREATE TABLE "server_samples" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"name" text NOT NULL,
	"time" timestamp with time zone NOT NULL,
	"cpu" real NOT NULL,
	"memory" bigint NOT NULL,
	"loop_ms" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "servers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"pid" integer NOT NULL,
	"version" text NOT NULL,
	"node" text NOT NULL,
	"runs_jobs" boolean NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"last_seen_time" timestamp with time zone NOT NULL,
	"stop_time" timestamp with time zone,
	"cpu" real NOT NULL,
	"memory" bigint NOT NULL,
	"loop_ms" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timer_runs" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"timer_id" bigint NOT NULL,
	"slot_time" timestamp with time zone NOT NULL,
	"started_by" text,
	"run_status" integer DEFAULT 0 NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"server_name" text,
	"start_time" timestamp with time zone,
	"end_time" timestamp with time zone,
	"error_text" text,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timers" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"timer_name" text NOT NULL,
	"en_name" text,
	"vn_name" text,
	"action_class" text NOT NULL,
	"system_job" text,
	"cron" text NOT NULL,
	"time_zone" text NOT NULL,
	"job_status" integer DEFAULT 2 NOT NULL,
	"remark" text,
	"next_run_time" timestamp with time zone,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "timers_system_job_unique" UNIQUE("system_job")
);
--> statement-breakpoint
ALTER TABLE "timer_runs" ADD CONSTRAINT "timer_runs_timer_id_timers_id_fk" FOREIGN KEY ("timer_id") REFERENCES "public"."timers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "server_samples_time" ON "server_samples" USING btree ("time","name");--> statement-breakpoint
CREATE UNIQUE INDEX "timer_runs_slot" ON "timer_runs" USING btree ("timer_id","slot_time") WHERE "timer_runs"."started_by" is null;--> statement-breakpoint
CREATE INDEX "timer_runs_timer" ON "timer_runs" USING btree ("timer_id","slot_time" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "timer_runs_open" ON "timer_runs" USING btree ("timer_id") WHERE "timer_runs"."run_status" in (0, 1);--> statement-breakpoint
CREATE INDEX "timers_due" ON "timers" USING btree ("next_run_time") WHERE "timers"."job_status" = 1;
--> statement-breakpoint
CREATE TABLE "sample_shippings" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"sample_no" text NOT NULL,
	"work_order_up_id" bigint NOT NULL,
	"work_order_id" bigint NOT NULL,
	"up_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"shop_id" bigint NOT NULL,
	"sku_name" text,
	"quantity" integer NOT NULL,
	"sample_value" numeric(18, 2) NOT NULL,
	"currency" text NOT NULL,
	"receiver_name" text NOT NULL,
	"receiver_phone" text NOT NULL,
	"receiver_address" text NOT NULL,
	"country" text NOT NULL,
	"sample_status" integer DEFAULT 1 NOT NULL,
	"apply_user" bigint NOT NULL,
	"apply_time" timestamp with time zone DEFAULT now() NOT NULL,
	"audit_user" bigint,
	"audit_time" timestamp with time zone,
	"reject_reason_code" integer,
	"reject_reason" text,
	"cancel_reason" text,
	"approve_deadline" timestamp with time zone,
	"ship_deadline" timestamp with time zone,
	"carrier" text,
	"tracking_no" text,
	"ship_time" timestamp with time zone,
	"deliver_time" timestamp with time zone,
	"content_deadline" timestamp with time zone,
	"complete_time" timestamp with time zone,
	"late" boolean DEFAULT false NOT NULL,
	"content_work_id" bigint,
	"need_return" boolean DEFAULT false NOT NULL,
	"return_tracking_no" text,
	"fee" numeric(18, 2),
	"fee_bearer" integer,
	"remind_time" timestamp with time zone,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sample_shippings_sample_no_unique" UNIQUE("sample_no")
);
--> statement-breakpoint
ALTER TABLE "sample_shippings" ADD CONSTRAINT "sample_shippings_work_order_up_id_work_order_ups_id_fk" FOREIGN KEY ("work_order_up_id") REFERENCES "public"."work_order_ups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sample_shippings_open" ON "sample_shippings" USING btree ("up_id","goods_id") WHERE "sample_shippings"."sample_status" in (1, 2, 3, 4, 8);--> statement-breakpoint
CREATE UNIQUE INDEX "sample_shippings_tracking" ON "sample_shippings" USING btree (lower("carrier"),upper("tracking_no")) WHERE "sample_shippings"."tracking_no" is not null;--> statement-breakpoint
CREATE INDEX "sample_shippings_submission" ON "sample_shippings" USING btree ("work_order_up_id");--> statement-breakpoint
CREATE INDEX "sample_shippings_up" ON "sample_shippings" USING btree ("up_id","sample_status");--> statement-breakpoint
CREATE INDEX "sample_shippings_shop" ON "sample_shippings" USING btree ("shop_id","create_time");--> statement-breakpoint
CREATE INDEX "sample_shippings_created" ON "sample_shippings" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "sample_shippings_status" ON "sample_shippings" USING btree ("sample_status");
--> statement-breakpoint
-- The list of samples counts them.
CREATE TRIGGER "sample_shippings_version" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON "sample_shippings" FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
INSERT INTO table_versions (name) VALUES ('sample_shippings');
--> statement-breakpoint
CREATE TABLE "performance_targets" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"subject_type" integer NOT NULL,
	"subject_id" bigint NOT NULL,
	"month" text NOT NULL,
	"metric" integer NOT NULL,
	"amount" numeric(18, 2),
	"country" text NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "performance_targets_one" ON "performance_targets" USING btree ("subject_type","subject_id","month","metric");--> statement-breakpoint
CREATE INDEX "performance_targets_month" ON "performance_targets" USING btree ("month","country");
--> statement-breakpoint
-- Reads that are kept for a state of the targets are found anew when one is set.
CREATE TRIGGER "performance_targets_version" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON "performance_targets" FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
INSERT INTO table_versions (name) VALUES ('performance_targets');
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"en_name" text,
	"vn_name" text,
	"format" text NOT NULL,
	"texts" jsonb NOT NULL,
	"variables" jsonb NOT NULL,
	"is_system" boolean DEFAULT false NOT NULL,
	"remark" text,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_messages" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"template_code" text,
	"language" text NOT NULL,
	"is_html" boolean DEFAULT false NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"sealed" text,
	"code_of" text,
	"invalid_time" timestamp with time zone,
	"send_status" integer DEFAULT 0 NOT NULL,
	"source" integer DEFAULT 2 NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"max_attempt" integer DEFAULT 4 NOT NULL,
	"not_before" timestamp with time zone DEFAULT now() NOT NULL,
	"lease_until" timestamp with time zone,
	"sent_time" timestamp with time zone,
	"failure" text,
	"error_text" text,
	"receipt" text,
	"user_id" bigint,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "message_templates_code" ON "message_templates" USING btree ("code") WHERE "message_templates"."status" <> 2;--> statement-breakpoint
CREATE INDEX "sent_messages_turn" ON "sent_messages" USING btree ("not_before","id") WHERE "sent_messages"."send_status" = 0;--> statement-breakpoint
CREATE INDEX "sent_messages_lease" ON "sent_messages" USING btree ("lease_until") WHERE "sent_messages"."send_status" = 4;--> statement-breakpoint
CREATE INDEX "sent_messages_list" ON "sent_messages" USING btree ("kind","create_time","id");--> statement-breakpoint
CREATE INDEX "sent_messages_code" ON "sent_messages" USING btree ("code_of");
--> statement-breakpoint
-- Lists of messages, templates and files count them.
DO $$
DECLARE
  counted text;
BEGIN
  FOREACH counted IN ARRAY ARRAY['message_templates', 'sent_messages', 'files'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version()', counted || '_version', counted);
    INSERT INTO table_versions (name) VALUES (counted);
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE TABLE "black_fans" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"web_id" integer NOT NULL,
	"fan_platform_id" text NOT NULL,
	"fan_name" text,
	"level" integer NOT NULL,
	"reason" text NOT NULL,
	"hit_count" bigint DEFAULT 0 NOT NULL,
	"last_hit_time" timestamp with time zone,
	"fan_status" integer DEFAULT 1 NOT NULL,
	"source_comment_id" bigint,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comment_daily" (
	"web_id" integer NOT NULL,
	"up_id" bigint NOT NULL,
	"work_id" bigint NOT NULL,
	"day" date NOT NULL,
	"lang" text NOT NULL,
	"sentiment" integer NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "comment_daily_up_id_day_work_id_lang_sentiment_pk" PRIMARY KEY("up_id","day","work_id","lang","sentiment")
);
--> statement-breakpoint
CREATE TABLE "comment_token_daily" (
	"web_id" integer NOT NULL,
	"up_id" bigint NOT NULL,
	"day" date NOT NULL,
	"lang" text NOT NULL,
	"token" text NOT NULL,
	"times" integer NOT NULL,
	"n" integer NOT NULL,
	"positive" integer NOT NULL,
	"negative" integer NOT NULL,
	CONSTRAINT "comment_token_daily_up_id_web_id_day_lang_token_pk" PRIMARY KEY("up_id","web_id","day","lang","token")
);
--> statement-breakpoint
CREATE TABLE "keyword_libraries" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"library_name" text NOT NULL,
	"purpose" integer NOT NULL,
	"scope" integer[] DEFAULT '{}' NOT NULL,
	"library_status" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "keywords" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"library_id" bigint NOT NULL,
	"word" text NOT NULL,
	"word_key" text NOT NULL,
	"lang" text,
	"weight" integer,
	"hit_count" bigint DEFAULT 0 NOT NULL,
	"last_hit_time" timestamp with time zone,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "parent_platform_id" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "day" date DEFAULT current_date NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "read_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "lang" text DEFAULT 'und' NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "sentiment" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "sentiment_score" numeric(7, 4) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "complaints" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "is_question" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "spam" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "keyword_hits" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "black_fan_id" bigint;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "comment_status" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "is_here_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "reply_status" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "reply_content" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "reply_user" bigint;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "reply_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "status" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "create_time" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "create_user" bigint;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "update_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "update_user" bigint;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "keywords" ADD CONSTRAINT "keywords_library_id_keyword_libraries_id_fk" FOREIGN KEY ("library_id") REFERENCES "public"."keyword_libraries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "black_fans_fan" ON "black_fans" USING btree ("web_id","fan_platform_id") WHERE "black_fans"."status" <> 2;--> statement-breakpoint
CREATE INDEX "comment_daily_day" ON "comment_daily" USING btree ("web_id","day");--> statement-breakpoint
CREATE INDEX "comment_daily_work" ON "comment_daily" USING btree ("work_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "keyword_libraries_name" ON "keyword_libraries" USING btree (lower("library_name")) WHERE "keyword_libraries"."status" <> 2;--> statement-breakpoint
CREATE UNIQUE INDEX "keywords_word" ON "keywords" USING btree ("library_id","word_key") WHERE "keywords"."status" <> 2;--> statement-breakpoint
CREATE INDEX "keywords_hits" ON "keywords" USING btree ("hit_count" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comments_up" ON "comments" USING btree ("up_id","day");--> statement-breakpoint
CREATE INDEX "comments_time" ON "comments" USING btree ("comment_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comments_words" ON "comments" USING gin ("words");--> statement-breakpoint
CREATE INDEX "comments_keywords" ON "comments" USING gin ("keyword_hits");--> statement-breakpoint
CREATE INDEX "comments_complaints" ON "comments" USING btree ("web_id","day") WHERE cardinality("comments"."complaints") > 0;--> statement-breakpoint
CREATE INDEX "comments_parent" ON "comments" USING btree ("web_id","parent_platform_id") WHERE "comments"."parent_platform_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_black" ON "comments" USING btree ("black_fan_id","comment_time") WHERE "comments"."black_fan_id" is not null;
--> statement-breakpoint
CREATE TABLE "ranking_items" (
	"list_id" bigint NOT NULL,
	"rank_no" integer NOT NULL,
	"object_id" bigint NOT NULL,
	"score" numeric(18, 4) NOT NULL,
	"fans" bigint,
	"value" jsonb NOT NULL,
	"prev_rank" integer,
	"days_on_list" integer DEFAULT 0 NOT NULL,
	"consecutive_days" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ranking_items_list_id_rank_no_pk" PRIMARY KEY("list_id","rank_no")
);
--> statement-breakpoint
CREATE TABLE "ranking_lists" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"rank_type" integer NOT NULL,
	"rank_period" integer NOT NULL,
	"country" text NOT NULL,
	"web_id" integer NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"period_key" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"generated_time" timestamp with time zone NOT NULL,
	"final" boolean DEFAULT false NOT NULL,
	"per_usd" numeric(18, 8) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ranking_items" ADD CONSTRAINT "ranking_items_list_id_ranking_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."ranking_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ranking_items_object" ON "ranking_items" USING btree ("object_id","list_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ranking_lists_of" ON "ranking_lists" USING btree ("rank_type","rank_period","country","web_id","category","period_key");--> statement-breakpoint
CREATE INDEX "ranking_lists_period" ON "ranking_lists" USING btree ("country","rank_period","period_key");
--> statement-breakpoint
-- A ranking list that is final never changes again, nor do its places.
CREATE FUNCTION keep_ranking_list() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A final ranking list cannot be changed.' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "ranking_lists_kept" BEFORE DELETE OR UPDATE ON "ranking_lists" FOR EACH ROW WHEN (OLD.final) EXECUTE FUNCTION keep_ranking_list();
--> statement-breakpoint
CREATE FUNCTION keep_ranking_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM touched JOIN ranking_lists ON ranking_lists.id = touched.list_id WHERE ranking_lists.final) THEN
    RAISE EXCEPTION 'The places of a final ranking list cannot be changed.' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "ranking_items_added" AFTER INSERT ON "ranking_items" REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION keep_ranking_items();
--> statement-breakpoint
CREATE TRIGGER "ranking_items_changed" AFTER UPDATE ON "ranking_items" REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION keep_ranking_items();
--> statement-breakpoint
CREATE TRIGGER "ranking_items_removed" AFTER DELETE ON "ranking_items" REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION keep_ranking_items();
