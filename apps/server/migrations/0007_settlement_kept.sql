-- Lists of batches and statements count them.
DO $$
DECLARE
  counted text;
BEGIN
  FOREACH counted IN ARRAY ARRAY['settlement_batches', 'settlement_statements'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version()', counted || '_version', counted);
    INSERT INTO table_versions (name) VALUES (counted);
  END LOOP;
END
$$;
--> statement-breakpoint
-- What is locked stays as it is, whoever asks (domain/money 4.8).
CREATE FUNCTION keep_locked_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A locked settlement line cannot be changed.' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "settlement_lines_kept" BEFORE DELETE OR UPDATE ON "settlement_lines" FOR EACH ROW WHEN (OLD.lock_time IS NOT NULL) EXECUTE FUNCTION keep_locked_line();
