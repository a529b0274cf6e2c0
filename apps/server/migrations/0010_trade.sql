CREATE TABLE "demand_form_ups" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"demand_id" bigint NOT NULL,
	"up_id" bigint NOT NULL,
	"want_level" integer,
	"remark" text,
	"bd_id" bigint,
	"result_status" integer
);
--> statement-breakpoint
CREATE TABLE "demand_forms" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"demand_no" text NOT NULL,
	"demand_name" text NOT NULL,
	"shop_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"budget" numeric(18, 2),
	"require_up_num" integer NOT NULL,
	"whole_proportion" numeric(5, 2),
	"up_proportion" numeric(5, 2),
	"work_attribute" integer NOT NULL,
	"up_shot_cost" numeric(18, 2),
	"work_des" text,
	"expect_begin" date,
	"expect_end" date,
	"provide_sample" boolean DEFAULT false NOT NULL,
	"sample_num" integer,
	"demand_status" integer DEFAULT 0 NOT NULL,
	"submit_time" timestamp with time zone,
	"end_time" timestamp with time zone,
	"end_reason" text,
	"result" jsonb,
	"work_order_id" bigint,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "demand_forms_demand_no_unique" UNIQUE("demand_no")
);
--> statement-breakpoint
CREATE TABLE "cooperation_intents" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"intent_no" text NOT NULL,
	"from_type" integer NOT NULL,
	"up_id" bigint NOT NULL,
	"shop_id" bigint,
	"goods_id" bigint,
	"work_order_id" bigint,
	"sender_id" bigint NOT NULL,
	"org_id" bigint,
	"message" text NOT NULL,
	"offer_proportion" numeric(5, 2),
	"offer_shot_cost" numeric(18, 2),
	"intent_status" integer DEFAULT 0 NOT NULL,
	"expire_time" timestamp with time zone NOT NULL,
	"view_time" timestamp with time zone,
	"reply_content" text,
	"reply_time" timestamp with time zone,
	"convert_work_order_up_id" bigint,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cooperation_intents_intent_no_unique" UNIQUE("intent_no")
);
--> statement-breakpoint
CREATE TABLE "work_order_bds" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"work_order_id" bigint NOT NULL,
	"bd_id" bigint NOT NULL,
	"alloc_num" integer NOT NULL,
	"alloc_status" integer DEFAULT 0 NOT NULL,
	"claim_time" timestamp with time zone,
	"return_time" timestamp with time zone,
	"return_reason" text,
	"moved_num" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_orders" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"work_order_name" text NOT NULL,
	"work_order_no" text NOT NULL,
	"work_order_type" integer NOT NULL,
	"work_attribute" integer NOT NULL,
	"web_id" integer DEFAULT 10 NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"shop_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"shop" jsonb,
	"goods_info" jsonb,
	"whole_proportion" numeric(5, 2),
	"up_proportion" numeric(5, 2) NOT NULL,
	"bd_proportion" numeric(5, 2),
	"up_shot_cost" numeric(18, 2),
	"shop_shot_cost" numeric(18, 2),
	"work_des" text,
	"require_up_num" integer NOT NULL,
	"valid_begin" date NOT NULL,
	"expire_date" date NOT NULL,
	"hand_out_time" timestamp with time zone,
	"hand_out_user" bigint,
	"end_time" timestamp with time zone,
	"end_reason" text,
	"work_order_status" integer DEFAULT 0 NOT NULL,
	"work_order_source" integer NOT NULL,
	"demand_id" bigint,
	"leader_id" bigint,
	"org_id" bigint,
	"batch_no" text,
	"rule_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"preview_required" boolean NOT NULL,
	"shop_confirm" boolean DEFAULT false NOT NULL,
	"publish_days" integer DEFAULT 15 NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "work_orders_work_order_no_unique" UNIQUE("work_order_no")
);
--> statement-breakpoint
CREATE TABLE "channel_videos" (
	"web_id" integer NOT NULL,
	"platform_work_id" text NOT NULL,
	"link" text NOT NULL,
	"author_platform_id" text NOT NULL,
	"visibility" integer DEFAULT 1 NOT NULL,
	"post_time" timestamp with time zone NOT NULL,
	"product_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"silent" boolean DEFAULT false NOT NULL,
	"description" text,
	"duration_seconds" integer,
	"views" integer,
	"likes" integer,
	"comments" integer,
	"shares" integer,
	"data_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channel_videos_web_id_platform_work_id_pk" PRIMARY KEY("web_id","platform_work_id")
);
--> statement-breakpoint
CREATE TABLE "work_order_link_rounds" (
	"link_id" bigint NOT NULL,
	"round" integer NOT NULL,
	"link" text NOT NULL,
	"note" text,
	"reject_reason" text,
	"submit_user" bigint NOT NULL,
	"submit_time" timestamp with time zone NOT NULL,
	"review_user" bigint,
	"review_time" timestamp with time zone,
	CONSTRAINT "work_order_link_rounds_link_id_round_pk" PRIMARY KEY("link_id","round")
);
--> statement-breakpoint
CREATE TABLE "work_order_links" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"work_order_up_id" bigint NOT NULL,
	"link_type" integer NOT NULL,
	"link" text NOT NULL,
	"link_key" text NOT NULL,
	"note" text,
	"round" integer DEFAULT 1 NOT NULL,
	"review_status" integer DEFAULT 1 NOT NULL,
	"reject_reason" text,
	"submit_user" bigint NOT NULL,
	"submit_time" timestamp with time zone DEFAULT now() NOT NULL,
	"review_user" bigint,
	"review_time" timestamp with time zone,
	"remind_time" timestamp with time zone,
	"link_status" integer DEFAULT 0 NOT NULL,
	"invalid_code" integer,
	"suspect_code" integer,
	"check_time" timestamp with time zone,
	"manual_check_time" timestamp with time zone,
	"silent_checks" integer DEFAULT 0 NOT NULL,
	"next_check_time" timestamp with time zone,
	"valid_since" timestamp with time zone,
	"has_goods" boolean,
	"platform_work_id" text,
	"work_id" bigint,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_order_ups" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"work_order_id" bigint NOT NULL,
	"up_id" bigint NOT NULL,
	"bd_id" bigint NOT NULL,
	"approval_status" integer DEFAULT 1 NOT NULL,
	"reject_reason" text,
	"recommend_reason" text NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"wished" boolean DEFAULT false NOT NULL,
	"submit_user" bigint NOT NULL,
	"submit_time" timestamp with time zone DEFAULT now() NOT NULL,
	"audit_user" bigint,
	"audit_time" timestamp with time zone,
	"cooperation_status" integer DEFAULT 0 NOT NULL,
	"agreed_shot_cost" numeric(18, 2),
	"agreed_proportion" numeric(5, 2),
	"tracking_link" text,
	"ad_code" text,
	"ad_code_expire" date,
	"agree_time" timestamp with time zone,
	"agreement" jsonb,
	"publish_deadline" date,
	"publish_time" timestamp with time zone,
	"fulfilled_time" timestamp with time zone,
	"terminate_reason" text,
	"terminate_by" bigint,
	"terminate_time" timestamp with time zone,
	"place_free" boolean DEFAULT false NOT NULL,
	"sample_id" bigint,
	"script_id" bigint,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "texts" jsonb;--> statement-breakpoint
ALTER TABLE "demand_form_ups" ADD CONSTRAINT "demand_form_ups_demand_id_demand_forms_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."demand_forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_bds" ADD CONSTRAINT "work_order_bds_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_link_rounds" ADD CONSTRAINT "work_order_link_rounds_link_id_work_order_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."work_order_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_links" ADD CONSTRAINT "work_order_links_work_order_up_id_work_order_ups_id_fk" FOREIGN KEY ("work_order_up_id") REFERENCES "public"."work_order_ups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_ups" ADD CONSTRAINT "work_order_ups_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "demand_form_ups_pair" ON "demand_form_ups" USING btree ("demand_id","up_id");--> statement-breakpoint
CREATE INDEX "demand_form_ups_up" ON "demand_form_ups" USING btree ("up_id");--> statement-breakpoint
CREATE INDEX "demand_forms_shop" ON "demand_forms" USING btree ("shop_id","create_time");--> statement-breakpoint
CREATE INDEX "demand_forms_country" ON "demand_forms" USING btree ("country","demand_status","create_time");--> statement-breakpoint
CREATE INDEX "demand_forms_order" ON "demand_forms" USING btree ("work_order_id");--> statement-breakpoint
CREATE INDEX "demand_forms_goods" ON "demand_forms" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "cooperation_intents_sender" ON "cooperation_intents" USING btree ("sender_id","create_time");--> statement-breakpoint
CREATE INDEX "cooperation_intents_up" ON "cooperation_intents" USING btree ("up_id","create_time");--> statement-breakpoint
CREATE INDEX "cooperation_intents_shop" ON "cooperation_intents" USING btree ("shop_id","create_time");--> statement-breakpoint
CREATE INDEX "cooperation_intents_org" ON "cooperation_intents" USING btree ("org_id","create_time");--> statement-breakpoint
CREATE INDEX "cooperation_intents_expire" ON "cooperation_intents" USING btree ("intent_status","expire_time");--> statement-breakpoint
CREATE UNIQUE INDEX "work_order_bds_pair" ON "work_order_bds" USING btree ("work_order_id","bd_id");--> statement-breakpoint
CREATE INDEX "work_order_bds_bd" ON "work_order_bds" USING btree ("bd_id","alloc_status");--> statement-breakpoint
CREATE INDEX "work_orders_type" ON "work_orders" USING btree ("work_order_type","create_time");--> statement-breakpoint
CREATE INDEX "work_orders_shop" ON "work_orders" USING btree ("shop_id","create_time");--> statement-breakpoint
CREATE INDEX "work_orders_org" ON "work_orders" USING btree ("org_id","create_time");--> statement-breakpoint
CREATE INDEX "work_orders_status" ON "work_orders" USING btree ("work_order_status","expire_date");--> statement-breakpoint
CREATE INDEX "work_orders_batch" ON "work_orders" USING btree ("batch_no");--> statement-breakpoint
CREATE INDEX "work_orders_demand" ON "work_orders" USING btree ("demand_id");--> statement-breakpoint
CREATE INDEX "work_orders_goods" ON "work_orders" USING btree ("goods_id");--> statement-breakpoint
CREATE UNIQUE INDEX "work_order_links_publish" ON "work_order_links" USING btree ("link_type","link_key") WHERE "work_order_links"."link_type" = 2;--> statement-breakpoint
CREATE UNIQUE INDEX "work_order_links_one" ON "work_order_links" USING btree ("work_order_up_id","link_type");--> statement-breakpoint
CREATE INDEX "work_order_links_review" ON "work_order_links" USING btree ("review_status","create_time");--> statement-breakpoint
CREATE INDEX "work_order_links_check" ON "work_order_links" USING btree ("next_check_time") WHERE "work_order_links"."next_check_time" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "work_order_ups_pair" ON "work_order_ups" USING btree ("work_order_id","up_id") WHERE "work_order_ups"."approval_status" <> 4;--> statement-breakpoint
CREATE INDEX "work_order_ups_approval" ON "work_order_ups" USING btree ("approval_status","create_time");--> statement-breakpoint
CREATE INDEX "work_order_ups_bd" ON "work_order_ups" USING btree ("bd_id","create_time");--> statement-breakpoint
CREATE INDEX "work_order_ups_up" ON "work_order_ups" USING btree ("up_id","create_time");--> statement-breakpoint
CREATE INDEX "work_order_ups_cooperation" ON "work_order_ups" USING btree ("cooperation_status","publish_time");--> statement-breakpoint
CREATE INDEX "audit_logs_object" ON "audit_logs" USING btree ("object","seq");
--> statement-breakpoint
CREATE TRIGGER "demand_forms_version" AFTER INSERT OR DELETE OR UPDATE ON "demand_forms" FOR EACH STATEMENT EXECUTE FUNCTION "bump_table_version"('demand_forms');
--> statement-breakpoint
CREATE TRIGGER "cooperation_intents_version" AFTER INSERT OR DELETE OR UPDATE ON "cooperation_intents" FOR EACH STATEMENT EXECUTE FUNCTION "bump_table_version"('cooperation_intents');
--> statement-breakpoint
-- Lists of orders, creators and links look into each other, so they share one version.
CREATE TRIGGER "work_orders_version" AFTER INSERT OR DELETE OR UPDATE ON "work_orders" FOR EACH STATEMENT EXECUTE FUNCTION "bump_table_version"('trade');
--> statement-breakpoint
CREATE TRIGGER "work_order_bds_version" AFTER INSERT OR DELETE OR UPDATE ON "work_order_bds" FOR EACH STATEMENT EXECUTE FUNCTION "bump_table_version"('trade');
--> statement-breakpoint
CREATE TRIGGER "work_order_ups_version" AFTER INSERT OR DELETE OR UPDATE ON "work_order_ups" FOR EACH STATEMENT EXECUTE FUNCTION "bump_table_version"('trade');
--> statement-breakpoint
CREATE TRIGGER "work_order_links_version" AFTER INSERT OR DELETE OR UPDATE ON "work_order_links" FOR EACH STATEMENT EXECUTE FUNCTION "bump_table_version"('trade');
