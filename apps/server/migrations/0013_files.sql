CREATE TABLE "import_mappings" (
	"user_id" bigint NOT NULL,
	"source" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"update_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_mappings_user_id_source_pk" PRIMARY KEY("user_id","source")
);
--> statement-breakpoint
ALTER TABLE "import_tasks" ADD COLUMN "mapping" jsonb;--> statement-breakpoint
ALTER TABLE "import_tasks" ADD COLUMN "refusals" jsonb DEFAULT '[]'::jsonb NOT NULL;