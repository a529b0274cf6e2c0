CREATE TABLE "activities" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"user_id" bigint NOT NULL,
	"batch" text NOT NULL,
	"kind" text NOT NULL,
	"wish" jsonb NOT NULL,
	"entries" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"undo_time" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "operation_logs" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"name" text NOT NULL,
	"permission" text NOT NULL,
	"op_type" integer NOT NULL,
	"success" boolean NOT NULL,
	"message" text,
	"url" text NOT NULL,
	"req_method" text NOT NULL,
	"request_id" text,
	"param" text,
	"account" text NOT NULL,
	"user_id" bigint NOT NULL,
	"ip" text NOT NULL,
	"browser" text NOT NULL,
	"os" text NOT NULL,
	"op_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "areas" (
	"area_code" text PRIMARY KEY NOT NULL,
	"parent_code" text NOT NULL,
	"level_code" integer NOT NULL,
	"name" text NOT NULL,
	"en_name" text,
	"vn_name" text,
	"short_name" text,
	"zip_code" text,
	"city_code" text,
	"lng" double precision,
	"lat" double precision,
	"sort" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "cancel_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "status" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "is_managed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "receiver_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "create_time" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "create_user" bigint;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "update_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "update_user" bigint;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "en_name" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "vn_name" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "secret" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "activities_batch" ON "activities" USING btree ("user_id","batch");--> statement-breakpoint
CREATE INDEX "activities_user" ON "activities" USING btree ("user_id","create_time");--> statement-breakpoint
CREATE INDEX "operation_logs_time" ON "operation_logs" USING btree ("op_time");--> statement-breakpoint
CREATE INDEX "areas_parent" ON "areas" USING btree ("parent_code","sort");--> statement-breakpoint
CREATE INDEX "notice_receivers_notice" ON "notice_receivers" USING btree ("notice_id");--> statement-breakpoint
CREATE INDEX "users_by_account" ON "users" USING btree ("account","id") WHERE "users"."status" <> 2 and "users"."admin_type" = '2';--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("name","id") WHERE "users"."status" <> 2 and "users"."admin_type" = '2';--> statement-breakpoint
-- Keywords are looked for in one stored text: folding while searching would cost a second at 100 000 users.
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded("account" || chr(10) || "name" || chr(10) || coalesce("phone", ''))) STORED;
--> statement-breakpoint
-- Letter triples find keywords of three letters and more; without the extension the stored text is read through.
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_available_extensions WHERE name = 'pg_trgm') THEN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    EXECUTE 'CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops)';
  END IF;
EXCEPTION WHEN insufficient_privilege THEN
  RAISE NOTICE 'The extension pg_trgm may not be created: searching users reads all of them.';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "dict_types_version" AFTER INSERT OR DELETE OR UPDATE ON "dict_types" FOR EACH STATEMENT EXECUTE FUNCTION "bump_table_version"('dict_types');
--> statement-breakpoint
CREATE TRIGGER "dict_values_version" AFTER INSERT OR DELETE OR UPDATE ON "dict_values" FOR EACH STATEMENT EXECUTE FUNCTION "bump_table_version"('dict_values');
--> statement-breakpoint
-- What is untranslated among the values counts in the list of types.
CREATE TRIGGER "dict_values_types_version" AFTER INSERT OR DELETE OR UPDATE ON "dict_values" FOR EACH STATEMENT EXECUTE FUNCTION "bump_table_version"('dict_types');
--> statement-breakpoint
CREATE TRIGGER "settings_version" AFTER INSERT OR DELETE OR UPDATE ON "settings" FOR EACH STATEMENT EXECUTE FUNCTION "bump_table_version"('settings');
--> statement-breakpoint
CREATE TRIGGER "notices_version" AFTER INSERT OR DELETE OR UPDATE ON "notices" FOR EACH STATEMENT EXECUTE FUNCTION "bump_table_version"('notices');
