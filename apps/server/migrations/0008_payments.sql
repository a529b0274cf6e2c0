CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"pay_no" text NOT NULL,
	"statement_id" bigint NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"currency" text NOT NULL,
	"country" text NOT NULL,
	"method" integer NOT NULL,
	"payee_masked" text,
	"payee_sealed" text,
	"pay_status" integer DEFAULT 3 NOT NULL,
	"idempotency_key" text NOT NULL,
	"voucher_file" bigint,
	"provider_no" text,
	"pay_time" timestamp with time zone,
	"pay_user" bigint,
	"fail_reason" text,
	"reverse_of" bigint,
	"reverse_ask_user" bigint,
	"reverse_ask_side" text,
	"reverse_reason" text,
	"reverse_file" bigint,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"account" text NOT NULL,
	"beneficiary_type" integer,
	"beneficiary_id" bigint,
	"batch_id" bigint NOT NULL,
	"statement_id" bigint NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"source_type" integer NOT NULL,
	"source_id" bigint NOT NULL,
	"post_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payees" ADD COLUMN "verify_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payees" ADD COLUMN "verify_user" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_statement_id_settlement_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."settlement_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_batch_id_settlement_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."settlement_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_statement_id_settlement_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."settlement_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_number" ON "payments" USING btree ("pay_no");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_key" ON "payments" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider" ON "payments" USING btree ("provider_no");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reversal" ON "payments" USING btree ("reverse_of");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_under_way" ON "payments" USING btree ("statement_id") WHERE "payments"."pay_status" = 3;--> statement-breakpoint
CREATE INDEX "payments_statement" ON "payments" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "payments_time" ON "payments" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "payments_voucher" ON "payments" USING btree ("voucher_file") WHERE voucher_file is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "postings_once" ON "postings" USING btree ("source_type","source_id","account");--> statement-breakpoint
CREATE INDEX "postings_balance" ON "postings" USING btree ("currency","account");--> statement-breakpoint
CREATE INDEX "postings_statement" ON "postings" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "postings_batch" ON "postings" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "postings_time" ON "postings" USING btree ("post_time","id");