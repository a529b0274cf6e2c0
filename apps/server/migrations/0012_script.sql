CREATE TABLE "upload_parts" (
	"upload_id" bigint NOT NULL,
	"no" integer NOT NULL,
	"sha256" text NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "upload_parts_upload_id_no_pk" PRIMARY KEY("upload_id","no")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"object_name" text NOT NULL,
	"store_key" text NOT NULL,
	"file_name" text NOT NULL,
	"mime" text NOT NULL,
	"size" bigint NOT NULL,
	"part_size" integer NOT NULL,
	"file_id" bigint,
	"create_user" bigint NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"part_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_object_name_unique" UNIQUE("object_name")
);
--> statement-breakpoint
CREATE TABLE "script_rounds" (
	"script_id" bigint NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"address" text NOT NULL,
	"file_name" text NOT NULL,
	"file_id" bigint,
	"mime" text,
	"file_size" bigint,
	"duration" integer,
	"thumbnail" bigint,
	"note" text,
	"reject_reason" text,
	"submit_user" bigint NOT NULL,
	"upload_time" timestamp with time zone DEFAULT now() NOT NULL,
	"review_user" bigint,
	"review_time" timestamp with time zone,
	CONSTRAINT "script_rounds_script_id_round_pk" PRIMARY KEY("script_id","round")
);
--> statement-breakpoint
CREATE TABLE "scripts" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"work_order_id" bigint NOT NULL,
	"work_order_up_id" bigint NOT NULL,
	"script_name" text NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"address" text NOT NULL,
	"file_name" text NOT NULL,
	"file_id" bigint,
	"mime" text,
	"file_size" bigint,
	"duration" integer,
	"thumbnail" bigint,
	"note" text,
	"reject_reason" text,
	"submit_user" bigint NOT NULL,
	"upload_time" timestamp with time zone DEFAULT now() NOT NULL,
	"review_user" bigint,
	"review_time" timestamp with time zone,
	"review_status" integer DEFAULT 1 NOT NULL,
	"remind_time" timestamp with time zone,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "script_rounds" ADD CONSTRAINT "script_rounds_script_id_scripts_id_fk" FOREIGN KEY ("script_id") REFERENCES "public"."scripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scripts" ADD CONSTRAINT "scripts_work_order_up_id_work_order_ups_id_fk" FOREIGN KEY ("work_order_up_id") REFERENCES "public"."work_order_ups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("create_user");--> statement-breakpoint
CREATE INDEX "uploads_part_time" ON "uploads" USING btree ("part_time");--> statement-breakpoint
CREATE INDEX "script_rounds_file" ON "script_rounds" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "scripts_submission" ON "scripts" USING btree ("work_order_up_id");--> statement-breakpoint
CREATE INDEX "scripts_order" ON "scripts" USING btree ("work_order_id");--> statement-breakpoint
CREATE INDEX "scripts_review" ON "scripts" USING btree ("review_status","create_time");--> statement-breakpoint
CREATE INDEX "scripts_created" ON "scripts" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "scripts_file" ON "scripts" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "scripts_thumbnail" ON "scripts" USING btree ("thumbnail");