CREATE TABLE "video_results" (
	"web_id" integer NOT NULL,
	"platform_work_id" text NOT NULL,
	"shop_id" bigint NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"currency" text NOT NULL,
	"gmv" numeric(18, 2) NOT NULL,
	"orders" integer NOT NULL,
	"units_sold" integer NOT NULL,
	"views" bigint NOT NULL,
	"click_rate" numeric(7, 4),
	"data_time" timestamp with time zone NOT NULL,
	CONSTRAINT "video_results_web_id_platform_work_id_shop_id_pk" PRIMARY KEY("web_id","platform_work_id","shop_id")
);
--> statement-breakpoint
CREATE TABLE "channel_statements" (
	"web_id" integer NOT NULL,
	"shop_id" bigint NOT NULL,
	"statement_no" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"statement_time" timestamp with time zone NOT NULL,
	"statement_month" text NOT NULL,
	"settlement" numeric(18, 2),
	"fee" numeric(18, 2) NOT NULL,
	"adjustment" numeric(18, 2) NOT NULL,
	"commission" numeric(18, 2),
	"partner_commission" numeric(18, 2),
	"tax" numeric(18, 2),
	"data_time" timestamp with time zone NOT NULL,
	CONSTRAINT "channel_statements_web_id_shop_id_statement_no_pk" PRIMARY KEY("web_id","shop_id","statement_no")
);
--> statement-breakpoint
CREATE TABLE "channel_unsettled" (
	"web_id" integer NOT NULL,
	"shop_id" bigint NOT NULL,
	"order_month" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"orders" integer NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"data_time" timestamp with time zone NOT NULL,
	CONSTRAINT "channel_unsettled_web_id_shop_id_order_month_pk" PRIMARY KEY("web_id","shop_id","order_month")
);
--> statement-breakpoint
CREATE INDEX "channel_statements_month" ON "channel_statements" USING btree ("statement_month","country");