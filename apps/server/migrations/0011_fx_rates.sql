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
