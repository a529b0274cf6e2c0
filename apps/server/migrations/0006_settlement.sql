CREATE TABLE "payees" (
	"beneficiary_type" integer NOT NULL,
	"beneficiary_id" bigint NOT NULL,
	"sealed" text NOT NULL,
	"masked" text NOT NULL,
	"withholding_rate" numeric(5, 2) DEFAULT '0' NOT NULL,
	"change_time" timestamp with time zone DEFAULT now() NOT NULL,
	"change_user" bigint,
	CONSTRAINT "payees_beneficiary_type_beneficiary_id_pk" PRIMARY KEY("beneficiary_type","beneficiary_id")
);
--> statement-breakpoint
CREATE TABLE "settlement_batches" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"batch_no" text NOT NULL,
	"settle_month" text NOT NULL,
	"settle_dimension" integer NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"settle_status" integer DEFAULT 0 NOT NULL,
	"provisional" boolean DEFAULT false NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"preview_hash" text DEFAULT '' NOT NULL,
	"preview_time" timestamp with time zone DEFAULT now() NOT NULL,
	"preview_user" bigint,
	"cutoff_time" timestamp with time zone,
	"lock_time" timestamp with time zone,
	"settle_user" bigint,
	"confirm_user" bigint,
	"confirm_time" timestamp with time zone,
	"void_ask_user" bigint,
	"void_ask_side" text,
	"void_ask_time" timestamp with time zone,
	"void_user" bigint,
	"void_time" timestamp with time zone,
	"void_reason" text,
	"statement_count" integer DEFAULT 0 NOT NULL,
	"line_count" integer DEFAULT 0 NOT NULL,
	"commercial_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"team_leader_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"reward_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"adjust_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"total_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"opening_balance" numeric(18, 2) DEFAULT '0' NOT NULL,
	"withholding_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"payable_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"carried_forward" numeric(18, 2) DEFAULT '0' NOT NULL,
	"gmv" numeric(18, 2) DEFAULT '0' NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement_changes" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"batch_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"beneficiary_id" bigint NOT NULL,
	"line_type" integer NOT NULL,
	"what" text NOT NULL,
	"amount_before" numeric(18, 2),
	"amount_now" numeric(18, 2)
);
--> statement-breakpoint
CREATE TABLE "settlement_lines" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"batch_id" bigint NOT NULL,
	"round" integer NOT NULL,
	"beneficiary_type" integer NOT NULL,
	"beneficiary_id" bigint NOT NULL,
	"line_type" integer NOT NULL,
	"section" text NOT NULL,
	"source_type" integer NOT NULL,
	"source_id" bigint NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"of_month" text DEFAULT '' NOT NULL,
	"base" numeric(18, 2),
	"rate" numeric(5, 2),
	"amount" numeric(18, 2) NOT NULL,
	"rule_version" integer,
	"pay_by" integer NOT NULL,
	"late" boolean DEFAULT false NOT NULL,
	"lock_time" timestamp with time zone,
	"snapshot" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement_marks" (
	"batch_id" bigint NOT NULL,
	"order_item_id" bigint NOT NULL,
	"base" numeric(18, 2) NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"whole_proportion" numeric(5, 2) NOT NULL,
	"up_proportion" numeric(5, 2) NOT NULL,
	"bd_proportion" numeric(5, 2),
	CONSTRAINT "settlement_marks_batch_id_order_item_id_pk" PRIMARY KEY("batch_id","order_item_id")
);
--> statement-breakpoint
CREATE TABLE "settlement_statements" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"batch_id" bigint NOT NULL,
	"beneficiary_type" integer NOT NULL,
	"beneficiary_id" bigint NOT NULL,
	"beneficiary_name" text NOT NULL,
	"org_id" bigint,
	"commercial_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"team_leader_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"reward_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"adjust_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"total_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"opening_balance" numeric(18, 2) DEFAULT '0' NOT NULL,
	"withholding_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"payable_amount" numeric(18, 2) DEFAULT '0' NOT NULL,
	"carried_forward" numeric(18, 2) DEFAULT '0' NOT NULL,
	"gmv" numeric(18, 2) DEFAULT '0' NOT NULL,
	"withholding_rate" numeric(5, 2) DEFAULT '0' NOT NULL,
	"commercial_order_count" integer DEFAULT 0 NOT NULL,
	"team_leader_order_count" integer DEFAULT 0 NOT NULL,
	"line_count" integer DEFAULT 0 NOT NULL,
	"change_count" integer DEFAULT 0 NOT NULL,
	"pay_status" integer DEFAULT 1 NOT NULL,
	"acknowledge_time" timestamp with time zone,
	"dispute_text" text,
	"dispute_time" timestamp with time zone,
	"resolve_text" text,
	"resolve_time" timestamp with time zone,
	"resolve_user" bigint,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "settlement_changes" ADD CONSTRAINT "settlement_changes_batch_id_settlement_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."settlement_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_batch_id_settlement_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."settlement_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_marks" ADD CONSTRAINT "settlement_marks_batch_id_settlement_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."settlement_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_statements" ADD CONSTRAINT "settlement_statements_batch_id_settlement_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."settlement_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_batches_number" ON "settlement_batches" USING btree ("batch_no");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_batches_locked" ON "settlement_batches" USING btree ("settle_month","settle_dimension","country") WHERE "settlement_batches"."settle_status" in (1, 2);--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_batches_preview" ON "settlement_batches" USING btree ("settle_month","settle_dimension","country") WHERE "settlement_batches"."settle_status" = 0;--> statement-breakpoint
CREATE INDEX "settlement_batches_month" ON "settlement_batches" USING btree ("settle_month","id");--> statement-breakpoint
CREATE INDEX "settlement_changes_batch" ON "settlement_changes" USING btree ("batch_id","beneficiary_id");--> statement-breakpoint
CREATE INDEX "settlement_lines_batch" ON "settlement_lines" USING btree ("batch_id","beneficiary_id","line_type");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_lines_once" ON "settlement_lines" USING btree ("beneficiary_type","beneficiary_id","line_type","source_type","source_id","revision","of_month") WHERE "settlement_lines"."lock_time" is not null;--> statement-breakpoint
CREATE INDEX "settlement_lines_source" ON "settlement_lines" USING btree ("source_type","source_id");--> statement-breakpoint
CREATE INDEX "settlement_marks_item" ON "settlement_marks" USING btree ("order_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_statements_of" ON "settlement_statements" USING btree ("batch_id","beneficiary_id");--> statement-breakpoint
CREATE INDEX "settlement_statements_beneficiary" ON "settlement_statements" USING btree ("beneficiary_type","beneficiary_id");