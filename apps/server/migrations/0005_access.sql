CREATE TABLE "table_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role_orgs" (
	"role_id" bigint NOT NULL,
	"org_id" bigint NOT NULL,
	CONSTRAINT "role_orgs_role_id_org_id_pk" PRIMARY KEY("role_id","org_id")
);
--> statement-breakpoint
CREATE TABLE "user_orgs" (
	"user_id" bigint NOT NULL,
	"org_id" bigint NOT NULL,
	CONSTRAINT "user_orgs_user_id_org_id_pk" PRIMARY KEY("user_id","org_id")
);
--> statement-breakpoint
CREATE TABLE "download_tasks" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"user_id" bigint NOT NULL,
	"source" text NOT NULL,
	"query" jsonb NOT NULL,
	"language" text NOT NULL,
	"file_name" text NOT NULL,
	"task_status" integer DEFAULT 0 NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"row_count" integer,
	"file_size" bigint,
	"object_name" text,
	"fail_reason" text,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"beat_time" timestamp with time zone DEFAULT now() NOT NULL,
	"expire_time" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "personal_settings" (
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"update_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "personal_settings_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"user_id" bigint NOT NULL,
	"table_name" text NOT NULL,
	"name" text NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"state" jsonb NOT NULL,
	"update_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_notes" (
	"menu_id" bigint PRIMARY KEY NOT NULL,
	"weight" integer DEFAULT 2 NOT NULL,
	"remark" text
);
--> statement-breakpoint
CREATE TABLE "user_positions" (
	"user_id" bigint NOT NULL,
	"position_id" bigint NOT NULL,
	CONSTRAINT "user_positions_user_id_position_id_pk" PRIMARY KEY("user_id","position_id")
);
--> statement-breakpoint
CREATE TABLE "user_profiles" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"sex" integer DEFAULT 3 NOT NULL,
	"birthday" date,
	"job_num" text
);
--> statement-breakpoint
CREATE INDEX "role_orgs_org" ON "role_orgs" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "user_orgs_org" ON "user_orgs" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "download_tasks_user" ON "download_tasks" USING btree ("user_id","create_time");--> statement-breakpoint
CREATE INDEX "download_tasks_status" ON "download_tasks" USING btree ("task_status");--> statement-breakpoint
CREATE INDEX "saved_views_table" ON "saved_views" USING btree ("table_name","user_id");--> statement-breakpoint
CREATE INDEX "user_positions_position" ON "user_positions" USING btree ("position_id");