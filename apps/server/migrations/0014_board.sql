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
