CREATE TABLE "form_answer_files" (
	"answer_id" bigint NOT NULL,
	"file_id" bigint NOT NULL,
	CONSTRAINT "form_answer_files_answer_id_file_id_pk" PRIMARY KEY("answer_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "form_answers" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"form_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"values" text NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_designs" (
	"form_id" bigint PRIMARY KEY NOT NULL,
	"document" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_versions" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"form_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"document" text NOT NULL,
	"note" text,
	"create_user" bigint NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"name" text NOT NULL,
	"en_name" text,
	"vn_name" text,
	"remark" text,
	"org_id" bigint,
	"number" integer,
	"publish_time" timestamp with time zone,
	"is_changed" boolean DEFAULT false NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "form_answer_files_file" ON "form_answer_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "form_answers_form" ON "form_answers" USING btree ("form_id","create_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "form_versions_number" ON "form_versions" USING btree ("form_id","number");--> statement-breakpoint
CREATE INDEX "forms_listed" ON "forms" USING btree ("create_time","id");--> statement-breakpoint
CREATE TRIGGER "forms_version" AFTER INSERT OR DELETE OR UPDATE ON "forms" FOR EACH STATEMENT EXECUTE FUNCTION "bump_table_version"('forms');
--> statement-breakpoint
CREATE TRIGGER "form_answers_version" AFTER INSERT OR DELETE OR UPDATE ON "form_answers" FOR EACH STATEMENT EXECUTE FUNCTION "bump_table_version"('form_answers');
