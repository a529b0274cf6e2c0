CREATE SEQUENCE "id_sequence" MAXVALUE 1048575 CYCLE;
--> statement-breakpoint
CREATE FUNCTION "next_id"() RETURNS bigint LANGUAGE sql VOLATILE AS $$
  SELECT ((extract(epoch FROM clock_timestamp()) * 1000)::bigint - 1700000000000) * 1048576 + nextval('id_sequence')
$$;
--> statement-breakpoint
-- Searching ignores case and the marks of Vietnamese and Filipino names; written here because the embedded database has no unaccent.
-- The capitals are listed as well: in a database with the C locale lower() knows ASCII only.
CREATE FUNCTION "folded"(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(lower(normalize($1)), 'àáảãạăằắẳẵặâầấẩẫậäåèéẻẽẹêềếểễệëìíỉĩịîïòóỏõọôồốổỗộơờớởỡợöùúủũụưừứửữựûüỳýỷỹỵÿđçñÀÁẢÃẠĂẰẮẲẴẶÂẦẤẨẪẬÄÅÈÉẺẼẸÊỀẾỂỄỆËÌÍỈĨỊÎÏÒÓỎÕỌÔỒỐỔỖỘƠỜỚỞỠỢÖÙÚỦŨỤƯỪỨỬỮỰÛÜỲÝỶỸỴŸĐÇÑ', 'aaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeiiiiiiioooooooooooooooooouuuuuuuuuuuuuyyyyyydcnaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeiiiiiiioooooooooooooooooouuuuuuuuuuuuuyyyyyydcn')
$$;
--> statement-breakpoint
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
CREATE TABLE "table_versions" (
	"name" text NOT NULL,
	"slot" bigint GENERATED ALWAYS AS IDENTITY (sequence name "table_versions_slot_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "table_versions_name_slot_pk" PRIMARY KEY("name","slot")
) WITH (fillfactor = 50);
--> statement-breakpoint
CREATE TABLE "number_counters" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"holder" text DEFAULT '' NOT NULL,
	"status" integer,
	"answer" jsonb,
	"steps" jsonb,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"expire_time" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "count_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"blocked_until" timestamp with time zone,
	"expire_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "apps" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"en_name" text,
	"vn_name" text,
	"active" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 100 NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "apps_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "audit_head" (
	"id" bigint PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_logs" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"time" timestamp with time zone NOT NULL,
	"user_id" bigint,
	"account" text,
	"action" text NOT NULL,
	"object" text,
	"detail" jsonb NOT NULL,
	"request_id" text,
	"prev_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"purpose" text NOT NULL,
	"target" text NOT NULL,
	"user_id" bigint,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"expire_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha_challenges" (
	"token" text PRIMARY KEY NOT NULL,
	"captcha_type" text NOT NULL,
	"points" jsonb NOT NULL,
	"secret_key" text,
	"proof_hash" text,
	"expire_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_profiles" (
	"web_id" integer NOT NULL,
	"platform_id" text NOT NULL,
	"up_number" text NOT NULL,
	"nickname" text NOT NULL,
	"bio" text,
	"fans_num" bigint,
	"likes_num" bigint,
	"works_num" bigint,
	"avg_views" bigint,
	"interaction_rate" numeric(7, 4),
	"data_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channel_profiles_web_id_platform_id_pk" PRIMARY KEY("web_id","platform_id")
);
--> statement-breakpoint
CREATE TABLE "role_orgs" (
	"role_id" bigint NOT NULL,
	"org_id" bigint NOT NULL,
	CONSTRAINT "role_orgs_role_id_org_id_pk" PRIMARY KEY("role_id","org_id")
);
--> statement-breakpoint
CREATE TABLE "user_orgs" (
	"user_id" bigint NOT NULL,
	"org_id" bigint NOT NULL,
	CONSTRAINT "user_orgs_user_id_org_id_pk" PRIMARY KEY("user_id","org_id")
);
--> statement-breakpoint
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
CREATE TABLE "dict_types" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"en_name" text,
	"vn_name" text,
	"sort" integer DEFAULT 100 NOT NULL,
	"remark" text,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "dict_types_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "dict_values" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"type_id" bigint NOT NULL,
	"code" text NOT NULL,
	"parent_code" text,
	"name" text NOT NULL,
	"en_name" text,
	"vn_name" text,
	"sort" integer DEFAULT 100 NOT NULL,
	"remark" text,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "download_tasks" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"user_id" bigint NOT NULL,
	"source" text NOT NULL,
	"query" jsonb NOT NULL,
	"language" text NOT NULL,
	"file_name" text NOT NULL,
	"task_status" integer DEFAULT 0 NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"row_count" integer,
	"file_size" bigint,
	"object_name" text,
	"fail_reason" text,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"beat_time" timestamp with time zone DEFAULT now() NOT NULL,
	"expire_time" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"object_name" text NOT NULL,
	"origin_name" text NOT NULL,
	"mime" text NOT NULL,
	"size" bigint NOT NULL,
	"create_user" bigint NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_object_name_unique" UNIQUE("object_name")
);
--> statement-breakpoint
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
CREATE TABLE "import_tasks" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"user_id" bigint NOT NULL,
	"source" text NOT NULL,
	"file_name" text NOT NULL,
	"object_name" text,
	"import_status" integer DEFAULT 0 NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"will_add" integer DEFAULT 0 NOT NULL,
	"will_change" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fail_reason" text,
	"language" text DEFAULT 'en' NOT NULL,
	"kept" jsonb,
	"tries" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"beat_time" timestamp with time zone DEFAULT now() NOT NULL
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
	"contact_type" text,
	"contact_value" text,
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
CREATE TABLE "grant_versions" (
	"id" integer PRIMARY KEY NOT NULL,
	"n" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_grants" (
	"role_id" bigint NOT NULL,
	"menu_id" bigint NOT NULL,
	CONSTRAINT "menu_grants_role_id_menu_id_pk" PRIMARY KEY("role_id","menu_id")
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"pid" bigint NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"en_name" text,
	"vn_name" text,
	"application" text NOT NULL,
	"type" integer NOT NULL,
	"open_type" integer NOT NULL,
	"router" text,
	"component" text,
	"redirect" text,
	"link" text,
	"permission" text,
	"icon" text,
	"visible" boolean DEFAULT true NOT NULL,
	"hide_children" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 100 NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "menus_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "notice_receivers" (
	"notice_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"read_time" timestamp with time zone,
	CONSTRAINT "notice_receivers_user_id_notice_id_pk" PRIMARY KEY("user_id","notice_id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"html" text,
	"texts" jsonb,
	"notice_class" integer NOT NULL,
	"web_id" integer,
	"type" integer DEFAULT 1 NOT NULL,
	"extra_param" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"public_time" timestamp with time zone DEFAULT now() NOT NULL,
	"public_user" bigint,
	"cancel_time" timestamp with time zone,
	"status" integer DEFAULT 1 NOT NULL,
	"is_managed" boolean DEFAULT false NOT NULL,
	"receiver_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
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
	"result" text,
	"account" text NOT NULL,
	"account_folded" text GENERATED ALWAYS AS (folded(account)) STORED,
	"user_id" bigint NOT NULL,
	"ip" text NOT NULL,
	"browser" text NOT NULL,
	"os" text NOT NULL,
	"op_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orgs" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"pid" bigint NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"en_name" text,
	"vn_name" text,
	"country" text,
	"sort" integer DEFAULT 100 NOT NULL,
	"remark" text,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "orgs_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "personal_settings" (
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"update_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "personal_settings_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"user_id" bigint NOT NULL,
	"table_name" text NOT NULL,
	"name" text NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"state" jsonb NOT NULL,
	"update_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"en_name" text,
	"vn_name" text,
	"sort" integer DEFAULT 100 NOT NULL,
	"data_scope_type" integer DEFAULT 4 NOT NULL,
	"remark" text,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "roles_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	CONSTRAINT "user_roles_user_id_role_id_pk" PRIMARY KEY("user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"enabled_time" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"recovery_hashes" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" bigint NOT NULL,
	"ip" text NOT NULL,
	"browser" text NOT NULL,
	"os" text NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_time" timestamp with time zone DEFAULT now() NOT NULL,
	"expire_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone,
	"view_role_ids" jsonb,
	"view_person_id" bigint,
	"view_until" timestamp with time zone,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"en_name" text,
	"vn_name" text,
	"value" text NOT NULL,
	"secret" boolean DEFAULT false NOT NULL,
	"sys_flag" boolean DEFAULT false NOT NULL,
	"group_code" text NOT NULL,
	"remark" text,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "settings_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"shop_name" text NOT NULL,
	"shop_code" text NOT NULL,
	"user_id" bigint,
	"country" text NOT NULL,
	"telephone" text NOT NULL,
	"mail_address" text NOT NULL,
	"product_category" text[] DEFAULT '{}' NOT NULL,
	"introduce" text,
	"channel_type" integer DEFAULT 10 NOT NULL,
	"web_id" integer,
	"platform_shop_id" text,
	"contact_name" text,
	"shop_status" integer DEFAULT 0 NOT NULL,
	"certified_time" timestamp with time zone,
	"owner_bd_id" bigint,
	"hold_days" integer,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shops_shop_code_unique" UNIQUE("shop_code"),
	CONSTRAINT "shops_user_id_unique" UNIQUE("user_id")
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
CREATE TABLE "menu_notes" (
	"menu_id" bigint PRIMARY KEY NOT NULL,
	"weight" integer DEFAULT 2 NOT NULL,
	"remark" text
);
--> statement-breakpoint
CREATE TABLE "positions" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"en_name" text,
	"vn_name" text,
	"sort" integer DEFAULT 100 NOT NULL,
	"remark" text,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "positions_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "user_ext_positions" (
	"user_id" bigint NOT NULL,
	"org_id" bigint NOT NULL,
	"position_id" bigint NOT NULL,
	CONSTRAINT "user_ext_positions_user_id_org_id_position_id_pk" PRIMARY KEY("user_id","org_id","position_id")
);
--> statement-breakpoint
CREATE TABLE "user_positions" (
	"user_id" bigint NOT NULL,
	"position_id" bigint NOT NULL,
	CONSTRAINT "user_positions_user_id_position_id_pk" PRIMARY KEY("user_id","position_id")
);
--> statement-breakpoint
CREATE TABLE "user_profiles" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"sex" integer DEFAULT 3 NOT NULL,
	"birthday" date,
	"job_num" text,
	"tel" text
);
--> statement-breakpoint
CREATE TABLE "follower_profile_snapshots" (
	"up_id" bigint NOT NULL,
	"snapshot_date" date NOT NULL,
	"sample_size" integer,
	"gender_male" numeric(7, 4),
	"gender_female" numeric(7, 4),
	"age" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"country" jsonb,
	"city" jsonb,
	"device" jsonb,
	"active_hours" jsonb,
	"source" integer NOT NULL,
	"confidence" integer NOT NULL,
	CONSTRAINT "follower_profile_snapshots_up_id_snapshot_date_pk" PRIMARY KEY("up_id","snapshot_date")
);
--> statement-breakpoint
CREATE TABLE "up_metric_daily" (
	"up_id" bigint NOT NULL,
	"stat_date" date NOT NULL,
	"fans" bigint,
	"fans_inc" bigint,
	"likes" bigint,
	"works" bigint,
	"works_inc" bigint,
	"views30" bigint,
	"interaction_rate" numeric(7, 4),
	"avg_views" bigint,
	"gmv" numeric(18, 2),
	"orders" integer,
	"currency" text,
	CONSTRAINT "up_metric_daily_up_id_stat_date_pk" PRIMARY KEY("up_id","stat_date")
);
--> statement-breakpoint
CREATE TABLE "work_metric_snapshots" (
	"work_id" bigint NOT NULL,
	"stat_time" timestamp with time zone NOT NULL,
	"views" bigint,
	"likes" bigint,
	"comments" bigint,
	"shares" bigint,
	CONSTRAINT "work_metric_snapshots_work_id_stat_time_pk" PRIMARY KEY("work_id","stat_time")
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
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"account" text NOT NULL,
	"name" text NOT NULL,
	"nick_name" text,
	"password_hash" text NOT NULL,
	"avatar" bigint,
	"email" text,
	"phone" text,
	"country" text,
	"org_id" bigint,
	"position_id" bigint,
	"admin_type" text DEFAULT '2' NOT NULL,
	"is_abroad" boolean DEFAULT true NOT NULL,
	"last_login_time" timestamp with time zone,
	"last_login_ip" text,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_logs" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"vis_type" integer NOT NULL,
	"success" boolean NOT NULL,
	"message" text NOT NULL,
	"account" text NOT NULL,
	"account_folded" text GENERATED ALWAYS AS (folded(account)) STORED,
	"user_id" bigint,
	"ip" text NOT NULL,
	"browser" text NOT NULL,
	"os" text NOT NULL,
	"vis_time" timestamp with time zone DEFAULT now() NOT NULL
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
ALTER TABLE "demand_form_ups" ADD CONSTRAINT "demand_form_ups_demand_id_demand_forms_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."demand_forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dict_values" ADD CONSTRAINT "dict_values_type_id_dict_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."dict_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_grants" ADD CONSTRAINT "menu_grants_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_grants" ADD CONSTRAINT "menu_grants_menu_id_menus_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_receivers" ADD CONSTRAINT "notice_receivers_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_bds" ADD CONSTRAINT "work_order_bds_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_link_rounds" ADD CONSTRAINT "work_order_link_rounds_link_id_work_order_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."work_order_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_links" ADD CONSTRAINT "work_order_links_work_order_up_id_work_order_ups_id_fk" FOREIGN KEY ("work_order_up_id") REFERENCES "public"."work_order_ups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_ups" ADD CONSTRAINT "work_order_ups_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_expire" ON "idempotency_keys" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "count_windows_expire" ON "count_windows" USING btree ("expire_time");--> statement-breakpoint
CREATE UNIQUE INDEX "activities_batch" ON "activities" USING btree ("user_id","batch");--> statement-breakpoint
CREATE INDEX "activities_user" ON "activities" USING btree ("user_id","create_time");--> statement-breakpoint
CREATE INDEX "audit_logs_object" ON "audit_logs" USING btree ("object","seq");--> statement-breakpoint
CREATE INDEX "one_time_codes_target" ON "one_time_codes" USING btree ("purpose","target");--> statement-breakpoint
CREATE INDEX "captcha_challenges_expire" ON "captcha_challenges" USING btree ("expire_time");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_profiles_handle" ON "channel_profiles" USING btree ("web_id",lower("up_number"));--> statement-breakpoint
CREATE INDEX "role_orgs_org" ON "role_orgs" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "user_orgs_org" ON "user_orgs" USING btree ("org_id");--> statement-breakpoint
CREATE UNIQUE INDEX "demand_form_ups_pair" ON "demand_form_ups" USING btree ("demand_id","up_id");--> statement-breakpoint
CREATE INDEX "demand_form_ups_up" ON "demand_form_ups" USING btree ("up_id");--> statement-breakpoint
CREATE INDEX "demand_forms_shop" ON "demand_forms" USING btree ("shop_id","create_time");--> statement-breakpoint
CREATE INDEX "demand_forms_country" ON "demand_forms" USING btree ("country","demand_status","create_time");--> statement-breakpoint
CREATE INDEX "demand_forms_order" ON "demand_forms" USING btree ("work_order_id");--> statement-breakpoint
CREATE INDEX "demand_forms_goods" ON "demand_forms" USING btree ("goods_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dict_values_code" ON "dict_values" USING btree ("type_id","code");--> statement-breakpoint
CREATE INDEX "download_tasks_user" ON "download_tasks" USING btree ("user_id","create_time");--> statement-breakpoint
CREATE INDEX "download_tasks_status" ON "download_tasks" USING btree ("task_status");--> statement-breakpoint
CREATE INDEX "files_user" ON "files" USING btree ("create_user");--> statement-breakpoint
CREATE INDEX "form_answer_files_file" ON "form_answer_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "form_answers_form" ON "form_answers" USING btree ("form_id","create_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "form_versions_number" ON "form_versions" USING btree ("form_id","number");--> statement-breakpoint
CREATE INDEX "forms_listed" ON "forms" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "goods_shop" ON "goods" USING btree ("shop_id","create_time");--> statement-breakpoint
CREATE INDEX "goods_listed" ON "goods" USING btree ("create_time","id") WHERE "goods"."status" <> 2;--> statement-breakpoint
CREATE INDEX "goods_country" ON "goods" USING btree ("country","goods_category");--> statement-breakpoint
CREATE INDEX "goods_image" ON "goods" USING btree ("main_image") WHERE "goods"."main_image" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "goods_platform" ON "goods" USING btree ("web_id","country","platform_product_id") WHERE "goods"."platform_product_id" is not null and "goods"."status" <> 2;--> statement-breakpoint
CREATE INDEX "goods_creators_up" ON "goods_creators" USING btree ("up_id");--> statement-breakpoint
CREATE INDEX "import_tasks_status" ON "import_tasks" USING btree ("import_status");--> statement-breakpoint
CREATE INDEX "import_tasks_created" ON "import_tasks" USING btree ("create_time");--> statement-breakpoint
CREATE INDEX "cooperation_intents_sender" ON "cooperation_intents" USING btree ("sender_id","create_time");--> statement-breakpoint
CREATE INDEX "cooperation_intents_up" ON "cooperation_intents" USING btree ("up_id","create_time");--> statement-breakpoint
CREATE INDEX "cooperation_intents_shop" ON "cooperation_intents" USING btree ("shop_id","create_time");--> statement-breakpoint
CREATE INDEX "cooperation_intents_org" ON "cooperation_intents" USING btree ("org_id","create_time");--> statement-breakpoint
CREATE INDEX "cooperation_intents_expire" ON "cooperation_intents" USING btree ("intent_status","expire_time");--> statement-breakpoint
CREATE UNIQUE INDEX "label_categories_name" ON "label_categories" USING btree ("parent_id","object_type",lower("type_name")) WHERE "label_categories"."status" <> 2;--> statement-breakpoint
CREATE UNIQUE INDEX "labels_name" ON "labels" USING btree ("category_id",lower("label_name")) WHERE "labels"."status" <> 2;--> statement-breakpoint
CREATE INDEX "labels_category" ON "labels" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "menu_grants_menu" ON "menu_grants" USING btree ("menu_id");--> statement-breakpoint
CREATE INDEX "menus_application" ON "menus" USING btree ("application","sort");--> statement-breakpoint
CREATE INDEX "notice_receivers_notice" ON "notice_receivers" USING btree ("notice_id");--> statement-breakpoint
CREATE INDEX "notice_receivers_unread" ON "notice_receivers" USING btree ("user_id") WHERE "notice_receivers"."read_time" is null;--> statement-breakpoint
CREATE INDEX "operation_logs_time" ON "operation_logs" USING btree ("op_time","id");--> statement-breakpoint
CREATE INDEX "operation_logs_account" ON "operation_logs" USING gin (grams("account_folded"));--> statement-breakpoint
CREATE INDEX "saved_views_table" ON "saved_views" USING btree ("table_name","user_id");--> statement-breakpoint
CREATE INDEX "user_roles_role" ON "user_roles" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "shops_country" ON "shops" USING btree ("country");--> statement-breakpoint
CREATE INDEX "shops_state" ON "shops" USING btree ("shop_status","create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "shops_platform" ON "shops" USING btree ("web_id","platform_shop_id") WHERE "shops"."platform_shop_id" is not null and "shops"."status" <> 2;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_certifications_round" ON "shop_certifications" USING btree ("shop_id","round");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_certifications_pending" ON "shop_certifications" USING btree ("shop_id") WHERE "shop_certifications"."status" = 1;--> statement-breakpoint
CREATE INDEX "shop_certifications_licence" ON "shop_certifications" USING btree ("licence_no") WHERE "shop_certifications"."status" = 2;--> statement-breakpoint
CREATE INDEX "shop_certifications_front" ON "shop_certifications" USING btree ("id_card_front");--> statement-breakpoint
CREATE INDEX "shop_certifications_back" ON "shop_certifications" USING btree ("id_card_back");--> statement-breakpoint
CREATE INDEX "shop_certifications_business" ON "shop_certifications" USING btree ("business_licence");--> statement-breakpoint
CREATE INDEX "areas_parent" ON "areas" USING btree ("parent_code","sort");--> statement-breakpoint
CREATE INDEX "user_ext_positions_org" ON "user_ext_positions" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "user_ext_positions_position" ON "user_ext_positions" USING btree ("position_id");--> statement-breakpoint
CREATE INDEX "user_positions_position" ON "user_positions" USING btree ("position_id");--> statement-breakpoint
CREATE INDEX "up_contacts_up" ON "up_contacts" USING btree ("up_id");--> statement-breakpoint
CREATE INDEX "up_extract_tests_expire" ON "up_extract_tests" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "up_follow_ups_up" ON "up_follow_ups" USING btree ("up_id","create_time");--> statement-breakpoint
CREATE INDEX "up_handle_history_up" ON "up_handle_history" USING btree ("up_id");--> statement-breakpoint
CREATE INDEX "up_owner_history_up" ON "up_owner_history" USING btree ("up_id","time");--> statement-breakpoint
CREATE INDEX "up_prices_up" ON "up_prices" USING btree ("up_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ups_platform" ON "ups" USING btree ("platform_id","web_id") WHERE "ups"."status" <> 2;--> statement-breakpoint
CREATE UNIQUE INDEX "ups_handle" ON "ups" USING btree (lower("up_number"),"web_id") WHERE "ups"."status" <> 2;--> statement-breakpoint
CREATE INDEX "ups_home" ON "ups" USING hash ("home_page_link");--> statement-breakpoint
CREATE INDEX "ups_search" ON "ups" USING gin (grams("search_text")) WHERE "ups"."status" <> 2;--> statement-breakpoint
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
CREATE INDEX "ups_data" ON "ups" USING btree ("data_time") WHERE "ups"."status" <> 2;--> statement-breakpoint
CREATE INDEX "ups_black" ON "ups" USING btree ("create_time","id","bd_id") WHERE "ups"."black_flag" and "ups"."status" <> 2;--> statement-breakpoint
CREATE INDEX "ups_follow" ON "ups" USING btree ("last_follow_time") WHERE "ups"."bd_id" is not null and "ups"."status" <> 2;--> statement-breakpoint
CREATE UNIQUE INDEX "works_platform" ON "works" USING btree ("web_id","platform_work_id");--> statement-breakpoint
CREATE INDEX "works_up" ON "works" USING btree ("up_id","post_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "works_up_views" ON "works" USING btree ("up_id","views" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "users_account" ON "users" USING btree (lower("account")) WHERE "users"."status" <> 2;--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("phone") WHERE "users"."status" <> 2;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email")) WHERE "users"."status" <> 2;--> statement-breakpoint
CREATE INDEX "users_org" ON "users" USING btree ("org_id","id");--> statement-breakpoint
CREATE INDEX "users_by_account" ON "users" USING btree ("account","id") WHERE "users"."status" <> 2 and "users"."admin_type" = '2';--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("name","id") WHERE "users"."status" <> 2;--> statement-breakpoint
CREATE INDEX "visit_logs_time" ON "visit_logs" USING btree ("vis_time","id");--> statement-breakpoint
CREATE INDEX "visit_logs_account" ON "visit_logs" USING gin (grams("account_folded"));--> statement-breakpoint
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
CREATE INDEX "work_order_ups_cooperation" ON "work_order_ups" USING btree ("cooperation_status","publish_time");
--> statement-breakpoint
-- Keywords are looked for in one stored text: folding while searching would cost a second at 100 000 users.
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (folded("account" || chr(10) || "name" || chr(10) || coalesce("phone", ''))) STORED;
--> statement-breakpoint
CREATE INDEX "users_listed" ON "users" ("create_time", "id") WHERE "status" <> 2 AND "admin_type" = '2';
--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (grams("search_text")) WHERE "status" <> 2 AND "admin_type" = '2';
--> statement-breakpoint
-- Changes of a table are counted in several rows: a writer takes one that nobody holds, so that writers neither wait for
-- each other until they commit nor lock each other out in turns. The sum grows with every commit and is seen with it.
CREATE FUNCTION "bump_table_version"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted text := coalesce(TG_ARGV[0], TG_TABLE_NAME);
  free bigint;
BEGIN
  SELECT slot INTO free FROM table_versions WHERE name = counted LIMIT 1 FOR UPDATE SKIP LOCKED;
  IF FOUND THEN
    UPDATE table_versions SET version = version + 1 WHERE name = counted AND slot = free;
  ELSE
    INSERT INTO table_versions (name, version) VALUES (counted, 1);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Every table that a list counts or looks into, under its own name: a total reads from its statement which ones it depends on.
DO $$
DECLARE
  counted text;
BEGIN
  FOREACH counted IN ARRAY ARRAY[
    'apps', 'cooperation_intents', 'demand_form_ups', 'demand_forms', 'dict_types', 'dict_values', 'form_answers', 'forms', 'goods', 'labels',
    'menus', 'notices', 'orgs', 'positions', 'role_orgs', 'roles', 'settings', 'shops', 'ups', 'user_orgs', 'user_positions', 'user_roles', 'users',
    'work_order_bds', 'work_order_links', 'work_order_ups', 'work_orders', 'works'
  ] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE %s ON %I FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version()', counted || '_version',
      CASE counted
        -- Signing in writes to the account too, and a follow-up note to the creator: neither changes a list.
        WHEN 'users' THEN 'OF account, name, nick_name, email, phone, country, org_id, position_id, admin_type, status, create_user'
        WHEN 'ups' THEN 'OF web_id, platform_id, up_number, nickname, up_type_id, country, product_category, author_category, home_page_link, star_level, fans_num, avg_views, interaction_rate, sales30_usd, female_ratio, main_age, min_price, label_ids, bd_id, black_flag, status'
        ELSE ''
      END, counted);
    INSERT INTO table_versions (name) VALUES (counted);
  END LOOP;
  -- Logs grow with every call; what was counted of them stays right until rows are taken away.
  FOREACH counted IN ARRAY ARRAY['operation_logs', 'visit_logs'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE OR TRUNCATE OR UPDATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version(%L)', counted || '_version', counted, counted || ' kept');
    INSERT INTO table_versions (name) VALUES (counted || ' kept');
  END LOOP;
END
$$;
--> statement-breakpoint
INSERT INTO "grant_versions" ("id", "n") VALUES (1, 1);
--> statement-breakpoint
CREATE FUNCTION "count_grant_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "grant_versions" SET "n" = "n" + 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "roles_count_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "roles" FOR EACH STATEMENT EXECUTE FUNCTION "count_grant_change"();
--> statement-breakpoint
CREATE TRIGGER "user_roles_count_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "user_roles" FOR EACH STATEMENT EXECUTE FUNCTION "count_grant_change"();
--> statement-breakpoint
CREATE TRIGGER "menus_count_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "menus" FOR EACH STATEMENT EXECUTE FUNCTION "count_grant_change"();
--> statement-breakpoint
CREATE TRIGGER "menu_grants_count_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "menu_grants" FOR EACH STATEMENT EXECUTE FUNCTION "count_grant_change"();
--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_logs is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_logs_append_only" BEFORE UPDATE OR DELETE ON "audit_logs" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();
--> statement-breakpoint
CREATE TRIGGER "audit_logs_no_truncate" BEFORE TRUNCATE ON "audit_logs" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
--> statement-breakpoint
-- A deed waits here until its transaction commits and is sealed within the commit itself: writers wait for each other at the
-- head of the chain only as long as one takes to seal, never for a caller who has not said commit yet. Nothing committed ever
-- stands here, so a crash has nothing to lose.
CREATE UNLOGGED TABLE "audit_waiting" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"by_user" bigint,
	"by_account" text,
	"what" text NOT NULL,
	"thing" text,
	"details" jsonb NOT NULL,
	"request" text,
	"before_seq" text NOT NULL,
	"before_time" text NOT NULL,
	"after_time" text NOT NULL
);
--> statement-breakpoint
-- Appends to the audit chain what was done, at the commit and in the order of the calls. The seal is that of
-- modules/audit/seal.ts: SHA-256 over the seal before and the row as JSON with sorted keys, of which the caller brings what
-- stands around number and time. Answers a number, which is not that of the row.
CREATE FUNCTION "append_audit"(by_user bigint, by_account text, what text, thing text, details jsonb, request text, before_seq text, before_time text, after_time text) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  waiting bigint;
BEGIN
  INSERT INTO audit_waiting (by_user, by_account, what, thing, details, request, before_seq, before_time, after_time)
  VALUES (append_audit.by_user, append_audit.by_account, append_audit.what, append_audit.thing, append_audit.details, append_audit.request, append_audit.before_seq, append_audit.before_time, append_audit.after_time)
  RETURNING id INTO waiting;
  RETURN waiting;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "seal_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  head audit_head%ROWTYPE;
  at timestamptz;
  sealed text;
BEGIN
  DELETE FROM audit_waiting WHERE id = NEW.id;
  SELECT * INTO head FROM audit_head WHERE id = 1 FOR UPDATE;
  IF NOT FOUND THEN
    INSERT INTO audit_head (id, seq, hash) VALUES (1, 0, repeat('0', 64)) ON CONFLICT DO NOTHING;
    SELECT * INTO head FROM audit_head WHERE id = 1 FOR UPDATE;
  END IF;
  at := date_trunc('milliseconds', clock_timestamp());
  sealed := encode(sha256(convert_to(head.hash || NEW.before_seq || (head.seq + 1) || NEW.before_time || to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || NEW.after_time, 'UTF8')), 'hex');
  INSERT INTO audit_logs (seq, time, user_id, account, action, object, detail, request_id, prev_hash, hash)
  VALUES (head.seq + 1, at, NEW.by_user, NEW.by_account, NEW.what, NEW.thing, NEW.details, NEW.request, head.hash, sealed);
  UPDATE audit_head SET seq = head.seq + 1, hash = sealed WHERE id = 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "audit_waiting_sealed" AFTER INSERT ON "audit_waiting" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "seal_audit"();
