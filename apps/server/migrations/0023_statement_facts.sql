ALTER TABLE "settlement_statements" ADD COLUMN "refund_amount" numeric(18, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_return" ON "payments" USING btree ("reverse_file") WHERE reverse_file is not null;--> statement-breakpoint
-- What statements said of refunds until now, computed from what is known of them today.
UPDATE "settlement_statements" s SET "refund_amount" = r.amount
FROM (
  SELECT l.batch_id, l.beneficiary_id, sum(f.amount) amount
  FROM (SELECT DISTINCT batch_id, beneficiary_id, source_id FROM "settlement_lines" WHERE source_type = 1) l
  JOIN "settlement_batches" b ON b.id = l.batch_id
  JOIN "sale_refunds" f ON f.order_item_id = l.source_id AND f.refund_status = 2 AND f.refund_time <= coalesce(b.cutoff_time, now())
  GROUP BY 1, 2
) r
WHERE s.batch_id = r.batch_id AND s.beneficiary_id = r.beneficiary_id;
