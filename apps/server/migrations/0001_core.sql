CREATE TABLE "idempotency_keys" (
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"answer" jsonb,
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
	"notice_class" integer NOT NULL,
	"web_id" integer,
	"type" integer DEFAULT 1 NOT NULL,
	"extra_param" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"public_time" timestamp with time zone DEFAULT now() NOT NULL,
	"public_user" bigint
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
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
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
	"user_id" bigint NOT NULL,
	"country" text NOT NULL,
	"telephone" text NOT NULL,
	"mail_address" text NOT NULL,
	"introduce" text,
	"shop_status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shops_shop_code_unique" UNIQUE("shop_code"),
	CONSTRAINT "shops_user_id_unique" UNIQUE("user_id")
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
	"user_id" bigint,
	"ip" text NOT NULL,
	"browser" text NOT NULL,
	"os" text NOT NULL,
	"vis_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dict_values" ADD CONSTRAINT "dict_values_type_id_dict_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."dict_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_grants" ADD CONSTRAINT "menu_grants_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_grants" ADD CONSTRAINT "menu_grants_menu_id_menus_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_receivers" ADD CONSTRAINT "notice_receivers_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_expire" ON "idempotency_keys" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "count_windows_expire" ON "count_windows" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "one_time_codes_target" ON "one_time_codes" USING btree ("purpose","target");--> statement-breakpoint
CREATE INDEX "captcha_challenges_expire" ON "captcha_challenges" USING btree ("expire_time");--> statement-breakpoint
CREATE UNIQUE INDEX "dict_values_code" ON "dict_values" USING btree ("type_id","code");--> statement-breakpoint
CREATE INDEX "files_user" ON "files" USING btree ("create_user");--> statement-breakpoint
CREATE INDEX "menu_grants_menu" ON "menu_grants" USING btree ("menu_id");--> statement-breakpoint
CREATE INDEX "menus_application" ON "menus" USING btree ("application","sort");--> statement-breakpoint
CREATE INDEX "notice_receivers_unread" ON "notice_receivers" USING btree ("user_id") WHERE "notice_receivers"."read_time" is null;--> statement-breakpoint
CREATE INDEX "user_roles_role" ON "user_roles" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "shops_country" ON "shops" USING btree ("country");--> statement-breakpoint
CREATE UNIQUE INDEX "users_account" ON "users" USING btree (lower("account")) WHERE "users"."status" <> 2;--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("phone") WHERE "users"."status" <> 2;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email")) WHERE "users"."status" <> 2;--> statement-breakpoint
CREATE INDEX "users_org" ON "users" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "visit_logs_time" ON "visit_logs" USING btree ("vis_time");