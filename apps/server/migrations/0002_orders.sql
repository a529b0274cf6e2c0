CREATE TABLE "sale_items" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"order_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"order_time" timestamp with time zone NOT NULL,
	"country" text NOT NULL,
	"platform_sku_id" text,
	"goods_id" bigint NOT NULL,
	"goods_name" text,
	"quantity" bigint NOT NULL,
	"pay_amount" numeric(18, 2) NOT NULL,
	"refund_quantity" bigint DEFAULT 0 NOT NULL,
	"refund_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"up_id" bigint,
	"work_id" bigint,
	"content_id" text,
	"sales_type" integer,
	"work_order_up_id" bigint,
	"work_order_id" bigint,
	"bd_id" bigint,
	"leader_id" bigint,
	"org_id" bigint,
	"shop_id" bigint NOT NULL,
	"whole_proportion" numeric(5, 2),
	"up_proportion" numeric(5, 2),
	"bd_proportion" numeric(5, 2),
	"pay_by" integer,
	"attribute_reason" text,
	"attribute_user" bigint,
	"attribute_time" timestamp with time zone,
	"commissionable_time" timestamp with time zone,
	"settle_month" text,
	"platform_commission" numeric(18, 2),
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sale_refunds" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"refund_no" text NOT NULL,
	"order_item_id" bigint NOT NULL,
	"refund_time" timestamp with time zone NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"quantity" bigint,
	"reason" text,
	"refund_status" integer NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"order_no" text NOT NULL,
	"order_source" integer NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"order_status" integer NOT NULL,
	"order_time" timestamp with time zone NOT NULL,
	"pay_time" timestamp with time zone,
	"deliver_time" timestamp with time zone,
	"complete_time" timestamp with time zone,
	"refund_time" timestamp with time zone,
	"pay_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"buyer_hash" text,
	"is_cod" boolean DEFAULT false NOT NULL,
	"import_batch" text,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sale_items" ADD CONSTRAINT "sale_items_order_id_sales_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_refunds" ADD CONSTRAINT "sale_refunds_order_item_id_sale_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."sale_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sale_items_line" ON "sale_items" USING btree ("order_id","line_no");--> statement-breakpoint
CREATE INDEX "sale_items_time" ON "sale_items" USING btree ("order_time","id");--> statement-breakpoint
CREATE INDEX "sale_items_shop" ON "sale_items" USING btree ("shop_id","order_time");--> statement-breakpoint
CREATE INDEX "sale_items_bd" ON "sale_items" USING btree ("bd_id","settle_month");--> statement-breakpoint
CREATE INDEX "sale_items_up" ON "sale_items" USING btree ("up_id","order_time");--> statement-breakpoint
CREATE INDEX "sale_items_goods" ON "sale_items" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "sale_items_work_order" ON "sale_items" USING btree ("work_order_id");--> statement-breakpoint
CREATE INDEX "sale_items_submission" ON "sale_items" USING btree ("work_order_up_id");--> statement-breakpoint
CREATE INDEX "sale_items_month" ON "sale_items" USING btree ("settle_month","country") WHERE "sale_items"."settle_month" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sale_refunds_number" ON "sale_refunds" USING btree ("refund_no");--> statement-breakpoint
CREATE INDEX "sale_refunds_item" ON "sale_refunds" USING btree ("order_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sales_number" ON "sales" USING btree ("order_no","order_source");--> statement-breakpoint
CREATE INDEX "sales_time" ON "sales" USING btree ("order_time","id");