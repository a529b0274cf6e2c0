CREATE TABLE "import_tasks" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"user_id" bigint NOT NULL,
	"source" text NOT NULL,
	"file_name" text NOT NULL,
	"object_name" text,
	"import_status" integer DEFAULT 0 NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"will_add" integer DEFAULT 0 NOT NULL,
	"will_change" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fail_reason" text,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"beat_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "import_tasks_status" ON "import_tasks" USING btree ("import_status");--> statement-breakpoint
CREATE INDEX "import_tasks_created" ON "import_tasks" USING btree ("create_time");