DROP INDEX "operation_logs_account";--> statement-breakpoint
DROP INDEX "visit_logs_account";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "holder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "steps" jsonb;--> statement-breakpoint
ALTER TABLE "import_tasks" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_tasks" ADD COLUMN "kept" jsonb;--> statement-breakpoint
ALTER TABLE "import_tasks" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "operation_logs" ADD COLUMN "account_folded" text GENERATED ALWAYS AS (folded(account)) STORED;--> statement-breakpoint
ALTER TABLE "visit_logs" ADD COLUMN "account_folded" text GENERATED ALWAYS AS (folded(account)) STORED;--> statement-breakpoint
CREATE INDEX "operation_logs_account" ON "operation_logs" USING gin (grams("account_folded"));--> statement-breakpoint
CREATE INDEX "visit_logs_account" ON "visit_logs" USING gin (grams("account_folded"));--> statement-breakpoint
-- Appends to the audit chain within one statement: everybody who writes waits for its head, which is free again at the
-- commit. The seal is that of modules/audit/seal.ts: SHA-256 over the seal before and the row as JSON with sorted keys, of
-- which the caller brings what stands around number and time.
CREATE FUNCTION "append_audit"(by_user bigint, by_account text, what text, thing text, details jsonb, request text, before_seq text, before_time text, after_time text) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  head audit_head%ROWTYPE;
  at timestamptz;
  sealed text;
BEGIN
  SELECT * INTO head FROM audit_head WHERE id = 1 FOR UPDATE;
  IF NOT FOUND THEN
    INSERT INTO audit_head (id, seq, hash) VALUES (1, 0, repeat('0', 64)) ON CONFLICT DO NOTHING;
    SELECT * INTO head FROM audit_head WHERE id = 1 FOR UPDATE;
  END IF;
  at := date_trunc('milliseconds', clock_timestamp());
  sealed := encode(sha256(convert_to(head.hash || before_seq || (head.seq + 1) || before_time || to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || after_time, 'UTF8')), 'hex');
  INSERT INTO audit_logs (seq, time, user_id, account, action, object, detail, request_id, prev_hash, hash)
  VALUES (head.seq + 1, at, by_user, by_account, what, thing, details, request, head.hash, sealed);
  UPDATE audit_head SET seq = head.seq + 1, hash = sealed WHERE id = 1;
  RETURN head.seq + 1;
END
$$;
