-- What a keyword is looked for by: letter triples, and pairs where a letter is not ASCII, so that two Chinese characters
-- are found by index too; no extension is needed.
CREATE FUNCTION "grams"(text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT g), '{}') FROM (
    SELECT substr($1, i, 3) g FROM generate_series(1, length($1) - 2) i
    UNION ALL
    SELECT substr($1, i, 2) FROM generate_series(1, length($1) - 1) i WHERE octet_length(substr($1, i, 2)) > 2
  ) parts
$$;
--> statement-breakpoint
CREATE TABLE "number_counters" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"goods_no" text NOT NULL,
	"goods_name" text NOT NULL,
	"goods_url" text NOT NULL,
	"goods_category" text NOT NULL,
	"list_price" numeric(18, 2) NOT NULL,
	"price" numeric(18, 2) NOT NULL,
	"currency" text NOT NULL,
	"specification" text,
	"intro_video" text,
	"goods_introduce" text,
	"shop_id" bigint NOT NULL,
	"country" text NOT NULL,
	"web_id" integer,
	"platform_product_id" text,
	"stock" integer,
	"sample_quota" integer DEFAULT 0 NOT NULL,
	"sample_used" integer DEFAULT 0 NOT NULL,
	"open_commission_rate" numeric(5, 2),
	"main_image" bigint,
	"creator_num" integer DEFAULT 0 NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "goods_goods_no_unique" UNIQUE("goods_no")
);
--> statement-breakpoint
CREATE TABLE "goods_creators" (
	"goods_id" bigint NOT NULL,
	"up_id" bigint NOT NULL,
	"first_promote_time" timestamp with time zone DEFAULT now() NOT NULL,
	"gmv_total" numeric(18, 2) DEFAULT '0' NOT NULL,
	"orders" bigint DEFAULT 0 NOT NULL,
	"create_user" bigint,
	CONSTRAINT "goods_creators_goods_id_up_id_pk" PRIMARY KEY("goods_id","up_id")
);
--> statement-breakpoint
CREATE TABLE "label_categories" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"parent_id" bigint DEFAULT '0' NOT NULL,
	"type_name" text NOT NULL,
	"object_type" integer NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "labels" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"category_id" bigint NOT NULL,
	"label_name" text NOT NULL,
	"color" text,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_certifications" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"shop_id" bigint NOT NULL,
	"round" integer NOT NULL,
	"cert_method" integer NOT NULL,
	"real_name" text NOT NULL,
	"id_card_no" text,
	"id_card_front" bigint,
	"id_card_back" bigint,
	"enterprise_name" text,
	"business_licence" bigint,
	"licence_no" text,
	"status" integer DEFAULT 1 NOT NULL,
	"status_before" integer NOT NULL,
	"reject_reason" text,
	"submit_user" bigint NOT NULL,
	"submit_time" timestamp with time zone DEFAULT now() NOT NULL,
	"lock_user" bigint,
	"lock_time" timestamp with time zone,
	"audit_user" bigint,
	"audit_time" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "up_contacts" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"up_id" bigint NOT NULL,
	"contact_type" text NOT NULL,
	"contact_value" text NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "up_extract_tests" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"user_id" bigint NOT NULL,
	"web_id" integer NOT NULL,
	"home_page_link" text NOT NULL,
	"found" jsonb,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"expire_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "up_follow_ups" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"up_id" bigint NOT NULL,
	"content" text NOT NULL,
	"author_id" bigint NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "up_handle_history" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"up_id" bigint NOT NULL,
	"web_id" integer NOT NULL,
	"up_number" text NOT NULL,
	"change_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "up_owner_history" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"up_id" bigint NOT NULL,
	"from_bd_id" bigint,
	"to_bd_id" bigint,
	"action" text NOT NULL,
	"reason" text,
	"actor_id" bigint,
	"time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "up_prices" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"up_id" bigint NOT NULL,
	"price_title" text NOT NULL,
	"price_info" text NOT NULL,
	"amount" numeric(18, 2),
	"currency" text,
	"unit" text,
	"valid_from" date,
	"valid_to" date,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ups" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"web_id" integer NOT NULL,
	"platform_id" text NOT NULL,
	"up_number" text NOT NULL,
	"nickname" text NOT NULL,
	"up_type_id" integer NOT NULL,
	"country" text NOT NULL,
	"platform_type" integer[] DEFAULT '{}' NOT NULL,
	"product_category" text[] DEFAULT '{}' NOT NULL,
	"author_category" text[] DEFAULT '{}' NOT NULL,
	"home_page_link" text NOT NULL,
	"avatar" bigint,
	"bio" text,
	"star_level" integer,
	"star_computed" integer,
	"star_manual" integer,
	"star_manual_until" date,
	"fans_num" bigint,
	"likes_num" bigint,
	"videos_num" bigint,
	"works_num" bigint,
	"interaction_rate" numeric(7, 4),
	"avg_views" bigint,
	"avg_likes" bigint,
	"median_views" bigint,
	"sales30" numeric(18, 2),
	"sales30_currency" text,
	"sales30_usd" numeric(18, 2),
	"female_ratio" numeric(7, 4),
	"age_ratio" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"main_age" text,
	"credibility" integer,
	"min_price" numeric(18, 2),
	"label_ids" bigint[] DEFAULT '{}' NOT NULL,
	"bd_id" bigint,
	"own_time" timestamp with time zone,
	"last_follow_time" timestamp with time zone,
	"pool_warn_time" timestamp with time zone,
	"auth_status" integer DEFAULT 0 NOT NULL,
	"extract_test_status" integer DEFAULT 0 NOT NULL,
	"extract_test_time" timestamp with time zone,
	"black_flag" boolean DEFAULT false NOT NULL,
	"black_reason" text,
	"data_time" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (folded(nickname || chr(10) || up_number)) STORED,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "works" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"web_id" integer NOT NULL,
	"platform_work_id" text NOT NULL,
	"up_id" bigint NOT NULL,
	"link" text NOT NULL,
	"descr" text,
	"cover_url" text,
	"duration" integer,
	"post_location" text,
	"post_time" timestamp with time zone NOT NULL,
	"hashtags" text[] DEFAULT '{}' NOT NULL,
	"views" bigint,
	"likes" bigint,
	"comments" bigint,
	"shares" bigint,
	"favorites" bigint,
	"is_commerce" boolean DEFAULT false NOT NULL,
	"goods_ids" bigint[] DEFAULT '{}' NOT NULL,
	"work_status" integer DEFAULT 1 NOT NULL,
	"added_by_link" boolean DEFAULT false NOT NULL,
	"create_user" bigint,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"data_time" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "shops" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "product_category" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "channel_type" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "web_id" integer;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "platform_shop_id" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "contact_name" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "certified_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "owner_bd_id" bigint;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "hold_days" integer;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "status" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "goods_shop" ON "goods" USING btree ("shop_id","create_time");--> statement-breakpoint
CREATE INDEX "goods_listed" ON "goods" USING btree ("create_time","id") WHERE "goods"."status" <> 2;--> statement-breakpoint
CREATE INDEX "goods_country" ON "goods" USING btree ("country","goods_category");--> statement-breakpoint
CREATE INDEX "goods_image" ON "goods" USING btree ("main_image") WHERE "goods"."main_image" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "goods_platform" ON "goods" USING btree ("web_id","country","platform_product_id") WHERE "goods"."platform_product_id" is not null and "goods"."status" <> 2;--> statement-breakpoint
CREATE INDEX "goods_creators_up" ON "goods_creators" USING btree ("up_id");--> statement-breakpoint
CREATE UNIQUE INDEX "label_categories_name" ON "label_categories" USING btree ("parent_id","object_type",lower("type_name")) WHERE "label_categories"."status" <> 2;--> statement-breakpoint
CREATE UNIQUE INDEX "labels_name" ON "labels" USING btree ("category_id",lower("label_name")) WHERE "labels"."status" <> 2;--> statement-breakpoint
CREATE INDEX "labels_category" ON "labels" USING btree ("category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_certifications_round" ON "shop_certifications" USING btree ("shop_id","round");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_certifications_pending" ON "shop_certifications" USING btree ("shop_id") WHERE "shop_certifications"."status" = 1;--> statement-breakpoint
CREATE INDEX "shop_certifications_licence" ON "shop_certifications" USING btree ("licence_no") WHERE "shop_certifications"."status" = 2;--> statement-breakpoint
CREATE INDEX "shop_certifications_front" ON "shop_certifications" USING btree ("id_card_front");--> statement-breakpoint
CREATE INDEX "shop_certifications_back" ON "shop_certifications" USING btree ("id_card_back");--> statement-breakpoint
CREATE INDEX "shop_certifications_business" ON "shop_certifications" USING btree ("business_licence");--> statement-breakpoint
CREATE INDEX "up_contacts_up" ON "up_contacts" USING btree ("up_id");--> statement-breakpoint
CREATE INDEX "up_extract_tests_expire" ON "up_extract_tests" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "up_follow_ups_up" ON "up_follow_ups" USING btree ("up_id","create_time");--> statement-breakpoint
CREATE INDEX "up_handle_history_up" ON "up_handle_history" USING btree ("up_id");--> statement-breakpoint
CREATE INDEX "up_owner_history_up" ON "up_owner_history" USING btree ("up_id","time");--> statement-breakpoint
CREATE INDEX "up_prices_up" ON "up_prices" USING btree ("up_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ups_platform" ON "ups" USING btree ("platform_id","web_id") WHERE "ups"."status" <> 2;--> statement-breakpoint
CREATE UNIQUE INDEX "ups_handle" ON "ups" USING btree (lower("up_number"),"web_id") WHERE "ups"."status" <> 2;--> statement-breakpoint
CREATE INDEX "ups_home" ON "ups" USING hash ("home_page_link");--> statement-breakpoint
CREATE INDEX "ups_search" ON "ups" USING gin (grams("search_text"));--> statement-breakpoint
CREATE INDEX "ups_labels" ON "ups" USING gin ("label_ids");--> statement-breakpoint
CREATE INDEX "ups_products" ON "ups" USING gin ("product_category");--> statement-breakpoint
CREATE INDEX "ups_authors" ON "ups" USING gin ("author_category");--> statement-breakpoint
CREATE INDEX "ups_created" ON "ups" USING btree ("create_time","id") WHERE "ups"."status" <> 2;--> statement-breakpoint
CREATE INDEX "ups_fans" ON "ups" USING btree ("fans_num" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE "ups"."status" <> 2;--> statement-breakpoint
CREATE INDEX "ups_views" ON "ups" USING btree ("avg_views" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE "ups"."status" <> 2;--> statement-breakpoint
CREATE INDEX "ups_rate" ON "ups" USING btree ("interaction_rate" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE "ups"."status" <> 2;--> statement-breakpoint
CREATE INDEX "ups_sales" ON "ups" USING btree ("sales30_usd" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE "ups"."status" <> 2;--> statement-breakpoint
CREATE INDEX "ups_star" ON "ups" USING btree ("star_level" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE "ups"."status" <> 2;--> statement-breakpoint
CREATE INDEX "ups_nickname" ON "ups" USING btree ("nickname","id") WHERE "ups"."status" <> 2;--> statement-breakpoint
CREATE INDEX "ups_country_fans" ON "ups" USING btree ("country","web_id","fans_num" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE "ups"."status" <> 2;--> statement-breakpoint
CREATE INDEX "ups_country_sales" ON "ups" USING btree ("country","web_id","sales30_usd" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE "ups"."status" <> 2;--> statement-breakpoint
CREATE INDEX "ups_owner" ON "ups" USING btree ("bd_id","update_time" DESC NULLS LAST) WHERE "ups"."status" <> 2;--> statement-breakpoint
CREATE INDEX "ups_follow" ON "ups" USING btree ("last_follow_time") WHERE "ups"."bd_id" is not null and "ups"."status" <> 2;--> statement-breakpoint
CREATE UNIQUE INDEX "works_platform" ON "works" USING btree ("web_id","platform_work_id");--> statement-breakpoint
CREATE INDEX "works_up" ON "works" USING btree ("up_id","post_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "works_up_views" ON "works" USING btree ("up_id","views" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "shops_state" ON "shops" USING btree ("shop_status","create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "shops_platform" ON "shops" USING btree ("web_id","platform_shop_id") WHERE "shops"."platform_shop_id" is not null and "shops"."status" <> 2;
--> statement-breakpoint
CREATE TRIGGER "shops_version" AFTER INSERT OR DELETE OR UPDATE ON "shops" FOR EACH STATEMENT EXECUTE FUNCTION "bump_table_version"('shops');
--> statement-breakpoint
CREATE TRIGGER "goods_version" AFTER INSERT OR DELETE OR UPDATE ON "goods" FOR EACH STATEMENT EXECUTE FUNCTION "bump_table_version"('goods');
--> statement-breakpoint
CREATE TRIGGER "labels_version" AFTER INSERT OR DELETE OR UPDATE ON "labels" FOR EACH STATEMENT EXECUTE FUNCTION "bump_table_version"('labels');
--> statement-breakpoint
CREATE TRIGGER "works_version" AFTER INSERT OR DELETE OR UPDATE ON "works" FOR EACH STATEMENT EXECUTE FUNCTION "bump_table_version"('works');
--> statement-breakpoint
-- A follow-up note writes to the creator too, and changes no list.
CREATE TRIGGER "ups_version" AFTER INSERT OR DELETE OR UPDATE OF "web_id", "platform_id", "up_number", "nickname", "up_type_id", "country", "product_category", "author_category", "home_page_link", "star_level", "fans_num", "avg_views", "interaction_rate", "sales30_usd", "female_ratio", "main_age", "min_price", "label_ids", "bd_id", "black_flag", "status" ON "ups" FOR EACH STATEMENT EXECUTE FUNCTION "bump_table_version"('ups');
