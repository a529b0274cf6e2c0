CREATE TABLE "sample_shippings" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"sample_no" text NOT NULL,
	"work_order_up_id" bigint NOT NULL,
	"work_order_id" bigint NOT NULL,
	"up_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"shop_id" bigint NOT NULL,
	"sku_name" text,
	"quantity" integer NOT NULL,
	"sample_value" numeric(18, 2) NOT NULL,
	"currency" text NOT NULL,
	"receiver_name" text NOT NULL,
	"receiver_phone" text NOT NULL,
	"receiver_address" text NOT NULL,
	"country" text NOT NULL,
	"sample_status" integer DEFAULT 1 NOT NULL,
	"apply_user" bigint NOT NULL,
	"apply_time" timestamp with time zone DEFAULT now() NOT NULL,
	"audit_user" bigint,
	"audit_time" timestamp with time zone,
	"reject_reason_code" integer,
	"reject_reason" text,
	"cancel_reason" text,
	"approve_deadline" timestamp with time zone,
	"ship_deadline" timestamp with time zone,
	"carrier" text,
	"tracking_no" text,
	"ship_time" timestamp with time zone,
	"deliver_time" timestamp with time zone,
	"content_deadline" timestamp with time zone,
	"complete_time" timestamp with time zone,
	"late" boolean DEFAULT false NOT NULL,
	"content_work_id" bigint,
	"need_return" boolean DEFAULT false NOT NULL,
	"return_tracking_no" text,
	"fee" numeric(18, 2),
	"fee_bearer" integer,
	"remind_time" timestamp with time zone,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sample_shippings_sample_no_unique" UNIQUE("sample_no")
);
--> statement-breakpoint
ALTER TABLE "sample_shippings" ADD CONSTRAINT "sample_shippings_work_order_up_id_work_order_ups_id_fk" FOREIGN KEY ("work_order_up_id") REFERENCES "public"."work_order_ups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sample_shippings_open" ON "sample_shippings" USING btree ("up_id","goods_id") WHERE "sample_shippings"."sample_status" in (1, 2, 3, 4, 8);--> statement-breakpoint
CREATE UNIQUE INDEX "sample_shippings_tracking" ON "sample_shippings" USING btree (lower("carrier"),upper("tracking_no")) WHERE "sample_shippings"."tracking_no" is not null;--> statement-breakpoint
CREATE INDEX "sample_shippings_submission" ON "sample_shippings" USING btree ("work_order_up_id");--> statement-breakpoint
CREATE INDEX "sample_shippings_up" ON "sample_shippings" USING btree ("up_id","sample_status");--> statement-breakpoint
CREATE INDEX "sample_shippings_shop" ON "sample_shippings" USING btree ("shop_id","create_time");--> statement-breakpoint
CREATE INDEX "sample_shippings_created" ON "sample_shippings" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "sample_shippings_status" ON "sample_shippings" USING btree ("sample_status");
--> statement-breakpoint
-- The list of samples counts them.
CREATE TRIGGER "sample_shippings_version" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON "sample_shippings" FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
INSERT INTO table_versions (name) VALUES ('sample_shippings');
