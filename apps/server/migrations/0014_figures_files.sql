CREATE TABLE "import_mappings" (
	"user_id" bigint NOT NULL,
	"source" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"update_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_mappings_user_id_source_pk" PRIMARY KEY("user_id","source")
);
--> statement-breakpoint
CREATE TABLE "consent_states" (
	"state" text PRIMARY KEY NOT NULL,
	"connector_id" bigint NOT NULL,
	"holder_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"verifier" text NOT NULL,
	"end_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_tasks" ADD COLUMN "mapping" jsonb;--> statement-breakpoint
ALTER TABLE "import_tasks" ADD COLUMN "refusals" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "consent_states_end" ON "consent_states" USING btree ("end_time");