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
CREATE OR REPLACE FUNCTION "append_audit"(by_user bigint, by_account text, what text, thing text, details jsonb, request text, before_seq text, before_time text, after_time text) RETURNS bigint LANGUAGE plpgsql AS $$
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
