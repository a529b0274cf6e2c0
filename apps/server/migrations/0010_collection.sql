CREATE TABLE "comments" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"web_id" integer NOT NULL,
	"platform_comment_id" text NOT NULL,
	"work_id" bigint NOT NULL,
	"up_id" bigint NOT NULL,
	"author_name" text NOT NULL,
	"author_platform_id" text,
	"content" text NOT NULL,
	"like_num" bigint NOT NULL,
	"reply_num" bigint NOT NULL,
	"comment_time" timestamp with time zone NOT NULL,
	"data_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connector_answers" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"connector_id" bigint NOT NULL,
	"queue_id" bigint NOT NULL,
	"endpoint" text NOT NULL,
	"raw" text NOT NULL,
	"quota_cost" integer NOT NULL,
	"data_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connector_buckets" (
	"connector_id" bigint NOT NULL,
	"up_id" bigint NOT NULL,
	"endpoint" text NOT NULL,
	"tokens" double precision NOT NULL,
	"count_time" timestamp with time zone NOT NULL,
	CONSTRAINT "connector_buckets_connector_id_up_id_endpoint_pk" PRIMARY KEY("connector_id","up_id","endpoint")
);
--> statement-breakpoint
CREATE TABLE "connector_consents" (
	"connector_id" bigint NOT NULL,
	"up_id" bigint NOT NULL,
	"open_id" text NOT NULL,
	"access_token" text NOT NULL,
	"access_until" timestamp with time zone NOT NULL,
	"refresh_token" text NOT NULL,
	"refresh_until" timestamp with time zone NOT NULL,
	"withdraw_time" timestamp with time zone,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "connector_consents_connector_id_up_id_pk" PRIMARY KEY("connector_id","up_id")
);
--> statement-breakpoint
CREATE TABLE "connectors" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"name" text NOT NULL,
	"provider" text NOT NULL,
	"web_id" integer NOT NULL,
	"kind" integer DEFAULT 1 NOT NULL,
	"connector_status" integer DEFAULT 0 NOT NULL,
	"paused_until" timestamp with time zone,
	"pause_reason" text,
	"quota_day" integer,
	"quota_used" integer DEFAULT 0 NOT NULL,
	"quota_reset_time" timestamp with time zone,
	"credentials" text,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "extraction_queue" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"task_id" bigint,
	"connector_id" bigint NOT NULL,
	"object_type" integer NOT NULL,
	"target_type" integer NOT NULL,
	"target_id" bigint NOT NULL,
	"up_id" bigint NOT NULL,
	"slot_time" timestamp with time zone NOT NULL,
	"queue_status" integer DEFAULT 0 NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"max_attempt" integer DEFAULT 3 NOT NULL,
	"not_before" timestamp with time zone NOT NULL,
	"start_time" timestamp with time zone,
	"end_time" timestamp with time zone,
	"lease_until" timestamp with time zone,
	"worker_id" text,
	"failure" text,
	"error_code" integer,
	"error_text" text,
	"result" jsonb,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "extraction_targets" (
	"task_id" bigint NOT NULL,
	"target_type" integer NOT NULL,
	"target_id" bigint NOT NULL,
	CONSTRAINT "extraction_targets_task_id_target_type_target_id_pk" PRIMARY KEY("task_id","target_type","target_id")
);
--> statement-breakpoint
CREATE TABLE "extraction_tasks" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"task_name" text NOT NULL,
	"object_type" integer NOT NULL,
	"web_id" integer NOT NULL,
	"connector_id" bigint NOT NULL,
	"frequency_unit" integer NOT NULL,
	"frequency_value" integer NOT NULL,
	"begin_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"task_switch" integer DEFAULT 0 NOT NULL,
	"task_run_status" integer DEFAULT 0 NOT NULL,
	"remark" text NOT NULL,
	"last_run_time" timestamp with time zone,
	"next_run_time" timestamp with time zone,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "connector_buckets" ADD CONSTRAINT "connector_buckets_connector_id_connectors_id_fk" FOREIGN KEY ("connector_id") REFERENCES "public"."connectors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_consents" ADD CONSTRAINT "connector_consents_connector_id_connectors_id_fk" FOREIGN KEY ("connector_id") REFERENCES "public"."connectors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extraction_queue" ADD CONSTRAINT "extraction_queue_task_id_extraction_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."extraction_tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extraction_queue" ADD CONSTRAINT "extraction_queue_connector_id_connectors_id_fk" FOREIGN KEY ("connector_id") REFERENCES "public"."connectors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extraction_targets" ADD CONSTRAINT "extraction_targets_task_id_extraction_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."extraction_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extraction_tasks" ADD CONSTRAINT "extraction_tasks_connector_id_connectors_id_fk" FOREIGN KEY ("connector_id") REFERENCES "public"."connectors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "comments_platform" ON "comments" USING btree ("web_id","platform_comment_id","comment_time");--> statement-breakpoint
CREATE INDEX "comments_work" ON "comments" USING btree ("work_id","comment_time");--> statement-breakpoint
CREATE INDEX "connector_answers_time" ON "connector_answers" USING btree ("data_time");--> statement-breakpoint
CREATE INDEX "connector_consents_up" ON "connector_consents" USING btree ("up_id");--> statement-breakpoint
CREATE UNIQUE INDEX "connectors_name" ON "connectors" USING btree ("name") WHERE "connectors"."status" <> 2;--> statement-breakpoint
CREATE UNIQUE INDEX "extraction_queue_slot" ON "extraction_queue" USING btree ("task_id","target_type","target_id","slot_time");--> statement-breakpoint
CREATE INDEX "extraction_queue_turn" ON "extraction_queue" USING btree ("priority" DESC NULLS LAST,"not_before","id") WHERE "extraction_queue"."queue_status" = 0;--> statement-breakpoint
CREATE INDEX "extraction_queue_lease" ON "extraction_queue" USING btree ("lease_until") WHERE "extraction_queue"."queue_status" = 1;--> statement-breakpoint
CREATE INDEX "extraction_queue_target" ON "extraction_queue" USING btree ("target_id","object_type","create_time");--> statement-breakpoint
CREATE INDEX "extraction_queue_end" ON "extraction_queue" USING btree ("end_time");--> statement-breakpoint
CREATE INDEX "extraction_queue_status" ON "extraction_queue" USING btree ("queue_status","slot_time");--> statement-breakpoint
CREATE INDEX "extraction_tasks_due" ON "extraction_tasks" USING btree ("next_run_time") WHERE "extraction_tasks"."task_switch" = 1;--> statement-breakpoint
CREATE INDEX "extraction_tasks_connector" ON "extraction_tasks" USING btree ("connector_id");