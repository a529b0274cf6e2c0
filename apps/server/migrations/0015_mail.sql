CREATE TABLE "message_templates" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"en_name" text,
	"vn_name" text,
	"format" text NOT NULL,
	"texts" jsonb NOT NULL,
	"variables" jsonb NOT NULL,
	"is_system" boolean DEFAULT false NOT NULL,
	"remark" text,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_messages" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"template_code" text,
	"language" text NOT NULL,
	"is_html" boolean DEFAULT false NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"sealed" text,
	"code_of" text,
	"invalid_time" timestamp with time zone,
	"send_status" integer DEFAULT 0 NOT NULL,
	"source" integer DEFAULT 2 NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"max_attempt" integer DEFAULT 4 NOT NULL,
	"not_before" timestamp with time zone DEFAULT now() NOT NULL,
	"lease_until" timestamp with time zone,
	"sent_time" timestamp with time zone,
	"failure" text,
	"error_text" text,
	"receipt" text,
	"user_id" bigint,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "message_templates_code" ON "message_templates" USING btree ("code") WHERE "message_templates"."status" <> 2;--> statement-breakpoint
CREATE INDEX "sent_messages_turn" ON "sent_messages" USING btree ("not_before","id") WHERE "sent_messages"."send_status" = 0;--> statement-breakpoint
CREATE INDEX "sent_messages_lease" ON "sent_messages" USING btree ("lease_until") WHERE "sent_messages"."send_status" = 4;--> statement-breakpoint
CREATE INDEX "sent_messages_list" ON "sent_messages" USING btree ("kind","create_time","id");--> statement-breakpoint
CREATE INDEX "sent_messages_code" ON "sent_messages" USING btree ("code_of");
--> statement-breakpoint
-- Lists of messages, templates and files count them.
DO $$
DECLARE
  counted text;
BEGIN
  FOREACH counted IN ARRAY ARRAY['message_templates', 'sent_messages', 'files'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version()', counted || '_version', counted);
    INSERT INTO table_versions (name) VALUES (counted);
  END LOOP;
END
$$;
