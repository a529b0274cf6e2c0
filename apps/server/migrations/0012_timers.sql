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