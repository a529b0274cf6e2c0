-- Whatever is noted in the audit chain is told to every server with the commit, so that open pages of the record follow.
CREATE OR REPLACE FUNCTION "append_audit"(by_user bigint, by_account text, what text, thing text, details jsonb, request text, before_seq text, before_time text, after_time text) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  waiting bigint;
BEGIN
  INSERT INTO audit_waiting (by_user, by_account, what, thing, details, request, before_seq, before_time, after_time)
  VALUES (append_audit.by_user, append_audit.by_account, append_audit.what, append_audit.thing, append_audit.details, append_audit.request, append_audit.before_seq, append_audit.before_time, append_audit.after_time)
  RETURNING id INTO waiting;
  IF append_audit.thing IS NOT NULL THEN
    PERFORM pg_notify('backlot', json_build_object('type', 'changed', 'object', append_audit.thing)::text);
  END IF;
  RETURN waiting;
END
$$;
