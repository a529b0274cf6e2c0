CREATE TABLE "live_goods" (
	"live_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "live_goods_live_id_goods_id_pk" PRIMARY KEY("live_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "lives" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"live_no" text NOT NULL,
	"live_title" text NOT NULL,
	"live_status" integer DEFAULT 1 NOT NULL,
	"web_id" integer NOT NULL,
	"country" text NOT NULL,
	"up_id" bigint NOT NULL,
	"bd_id" bigint NOT NULL,
	"begin_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"live_link" text,
	"remark" text,
	"viewers" bigint,
	"peak_viewers" bigint,
	"orders" bigint,
	"gmv" numeric(18, 2),
	"currency" text NOT NULL,
	"result_source" integer,
	"data_time" timestamp with time zone,
	"reason" text,
	"remind_time" timestamp with time zone,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "lives_live_no_unique" UNIQUE("live_no")
);
--> statement-breakpoint
ALTER TABLE "up_follow_ups" ADD COLUMN "work_order_up_id" bigint;--> statement-breakpoint
ALTER TABLE "up_follow_ups" ADD COLUMN "kind" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "up_follow_ups" ADD COLUMN "file_ids" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "up_follow_ups" ADD COLUMN "person_id" bigint;--> statement-breakpoint
ALTER TABLE "up_follow_ups" ADD COLUMN "plan_status" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "up_follow_ups" ADD COLUMN "next_date" date;--> statement-breakpoint
ALTER TABLE "up_follow_ups" ADD COLUMN "remind_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "up_follow_ups" ADD COLUMN "status" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "up_follow_ups" ADD COLUMN "create_user" bigint;--> statement-breakpoint
ALTER TABLE "up_follow_ups" ADD COLUMN "update_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "up_follow_ups" ADD COLUMN "update_user" bigint;--> statement-breakpoint
ALTER TABLE "up_follow_ups" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "live_goods" ADD CONSTRAINT "live_goods_live_id_lives_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."lives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_goods_goods" ON "live_goods" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "lives_begin" ON "lives" USING btree ("begin_time","id");--> statement-breakpoint
CREATE INDEX "lives_created" ON "lives" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "lives_up" ON "lives" USING btree ("up_id","begin_time");--> statement-breakpoint
CREATE INDEX "lives_bd" ON "lives" USING btree ("bd_id","begin_time");--> statement-breakpoint
CREATE INDEX "lives_running" ON "lives" USING btree ("live_status","begin_time") WHERE "lives"."live_status" in (1, 2);--> statement-breakpoint
CREATE INDEX "up_follow_ups_created" ON "up_follow_ups" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "up_follow_ups_author" ON "up_follow_ups" USING btree ("author_id","create_time");--> statement-breakpoint
CREATE INDEX "up_follow_ups_submission" ON "up_follow_ups" USING btree ("work_order_up_id");--> statement-breakpoint
CREATE INDEX "up_follow_ups_files" ON "up_follow_ups" USING gin ("file_ids");--> statement-breakpoint
CREATE INDEX "up_follow_ups_planned" ON "up_follow_ups" USING btree ("person_id","next_date") WHERE "up_follow_ups"."plan_status" = 1;