-- Lists of payments and postings count them.
DO $$
DECLARE
  counted text;
BEGIN
  FOREACH counted IN ARRAY ARRAY['payments'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version()', counted || '_version', counted);
    INSERT INTO table_versions (name) VALUES (counted);
  END LOOP;
END
$$;
--> statement-breakpoint
-- Books are only ever added to, and what one source posts sums to zero in every currency.
CREATE FUNCTION keep_posting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A posting cannot be changed.' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "postings_kept" BEFORE DELETE OR UPDATE ON "postings" FOR EACH ROW EXECUTE FUNCTION keep_posting();
--> statement-breakpoint
CREATE FUNCTION balance_postings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM fresh GROUP BY source_type, source_id, currency HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'What one source posts must sum to zero.' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "postings_balanced" AFTER INSERT ON "postings" REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION balance_postings();
