CREATE TABLE "rule_scopes" (
	"rule_id" bigint NOT NULL,
	"scope_type" integer NOT NULL,
	"scope_id" bigint NOT NULL,
	CONSTRAINT "rule_scopes_rule_id_scope_type_scope_id_pk" PRIMARY KEY("rule_id","scope_type","scope_id")
);
--> statement-breakpoint
CREATE TABLE "rule_tiers" (
	"rule_id" bigint NOT NULL,
	"base" numeric(18, 2) NOT NULL,
	"ratio" numeric(5, 2) NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	CONSTRAINT "rule_tiers_rule_id_base_pk" PRIMARY KEY("rule_id","base")
);
--> statement-breakpoint
CREATE TABLE "rules" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"rule_name" text NOT NULL,
	"rule_type" integer NOT NULL,
	"dimension" integer NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"metric" integer NOT NULL,
	"base" numeric(18, 2) NOT NULL,
	"ratio" numeric(5, 2) NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"calc_mode" integer NOT NULL,
	"valid_begin" date NOT NULL,
	"valid_end" date,
	"rule_status" integer DEFAULT 0 NOT NULL,
	"rule_version" integer DEFAULT 1 NOT NULL,
	"origin_id" bigint,
	"enable_time" timestamp with time zone,
	"expire_time" timestamp with time zone,
	"remark" text,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rule_scopes" ADD CONSTRAINT "rule_scopes_rule_id_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_tiers" ADD CONSTRAINT "rule_tiers_rule_id_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rule_scopes_of" ON "rule_scopes" USING btree ("scope_type","scope_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rules_version" ON "rules" USING btree (coalesce("origin_id", "id"),"rule_version");--> statement-breakpoint
CREATE INDEX "rules_kind" ON "rules" USING btree ("country","dimension","rule_type","rule_status");