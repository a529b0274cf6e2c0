CREATE TABLE "posting_sums" (
	"batch_id" bigint NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"account" text NOT NULL,
	"debit" numeric(18, 2) NOT NULL,
	"credit" numeric(18, 2) NOT NULL,
	"lines" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commission_daily" (
	"country" text NOT NULL,
	"bd_id" bigint NOT NULL,
	"day" date NOT NULL,
	"dimension" integer NOT NULL,
	"who" bigint NOT NULL,
	"month" text NOT NULL,
	"lines" integer NOT NULL,
	"gmv" numeric(18, 2) NOT NULL,
	"commercial" numeric(18, 2) NOT NULL,
	"team_leader" numeric(18, 2) NOT NULL,
	"adjust" numeric(18, 2) NOT NULL,
	CONSTRAINT "commission_daily_country_bd_id_day_dimension_who_month_pk" PRIMARY KEY("country","bd_id","day","dimension","who","month")
);
--> statement-breakpoint
CREATE TABLE "reconciliation_daily" (
	"country" text NOT NULL,
	"bd_id" bigint NOT NULL,
	"day" date NOT NULL,
	"month" text NOT NULL,
	"lines" integer NOT NULL,
	"gmv" numeric(18, 2) NOT NULL,
	"whole" numeric(18, 2) NOT NULL,
	"creator" numeric(18, 2) NOT NULL,
	"bd" numeric(18, 2) NOT NULL,
	"reported_lines" integer NOT NULL,
	"reported" numeric(18, 2) NOT NULL,
	"computed" numeric(18, 2) NOT NULL,
	"differing_lines" integer NOT NULL,
	CONSTRAINT "reconciliation_daily_country_bd_id_day_month_pk" PRIMARY KEY("country","bd_id","day","month")
);
--> statement-breakpoint
DROP TABLE "bd_commission_daily";--> statement-breakpoint
ALTER TABLE "postings" DROP CONSTRAINT "postings_batch_id_settlement_batches_id_fk";
--> statement-breakpoint
ALTER TABLE "postings" DROP CONSTRAINT "postings_statement_id_settlement_statements_id_fk";
--> statement-breakpoint
DROP INDEX "postings_balance";--> statement-breakpoint
DROP INDEX "settlement_lines_batch";--> statement-breakpoint
ALTER TABLE "posting_sums" ADD CONSTRAINT "posting_sums_batch_id_settlement_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."settlement_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "posting_sums_batch" ON "posting_sums" USING btree ("batch_id");--> statement-breakpoint
ALTER TABLE "settlement_statements" ADD CONSTRAINT "settlement_statements_posted" UNIQUE("batch_id","id");--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_statement_fk" FOREIGN KEY ("batch_id","statement_id") REFERENCES "public"."settlement_statements"("batch_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "postings_account" ON "postings" USING btree ("account","post_time","id");--> statement-breakpoint
CREATE INDEX "settlement_lines_batch" ON "settlement_lines" USING btree ("batch_id","beneficiary_id","line_type","id");
--> statement-breakpoint
-- What stands in the books already.
INSERT INTO "posting_sums" ("batch_id", "country", "currency", "account", "debit", "credit", "lines")
  SELECT batch_id, country, currency, account, sum(greatest(amount, 0)), sum(greatest(-amount, 0)), count(*) FROM "postings" GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
-- What one source posts sums to zero; what a statement posts is added to its accounts.
CREATE OR REPLACE FUNCTION balance_postings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM fresh GROUP BY source_type, source_id, currency HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'What one source posts must sum to zero.' USING ERRCODE = 'check_violation';
  END IF;
  INSERT INTO posting_sums (batch_id, country, currency, account, debit, credit, lines)
    SELECT batch_id, country, currency, account, sum(greatest(amount, 0)), sum(greatest(-amount, 0)), count(*) FROM fresh GROUP BY 1, 2, 3, 4;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "posting_sums_kept" BEFORE DELETE OR UPDATE ON "posting_sums" FOR EACH ROW EXECUTE FUNCTION keep_posting();
--> statement-breakpoint
-- What a month of BDs or creators locks is estimated no more, what a void one frees is again.
DROP TRIGGER "settlement_batches_locking" ON "settlement_batches";
--> statement-breakpoint
CREATE TRIGGER "settlement_batches_locking" BEFORE UPDATE OF "settle_status" ON "settlement_batches" FOR EACH ROW
  WHEN (OLD.settle_dimension IN (1, 4) AND (OLD.settle_status IN (1, 2)) <> (NEW.settle_status IN (1, 2))) EXECUTE FUNCTION touch_locked_sales();
--> statement-breakpoint
DROP TRIGGER "settlement_batches_going" ON "settlement_batches";
--> statement-breakpoint
CREATE TRIGGER "settlement_batches_going" BEFORE DELETE ON "settlement_batches" FOR EACH ROW
  WHEN (OLD.settle_dimension IN (1, 4) AND OLD.settle_status IN (1, 2)) EXECUTE FUNCTION touch_locked_sales();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION touch_all_sales() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sale_touches (country, bd_id, day)
    SELECT country, bd_id, day FROM order_daily UNION SELECT country, bd_id, day FROM commission_daily UNION SELECT country, bd_id, day FROM reconciliation_daily;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- What stands there already is counted by the first run.
INSERT INTO "sale_touches" ("country", "bd_id", "day") SELECT DISTINCT "country", coalesce("bd_id", 0), country_day("country", "order_time") FROM "sale_items";
