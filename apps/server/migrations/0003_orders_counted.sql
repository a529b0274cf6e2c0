-- Lists of order lines count them and look into their orders and refunds.
DO $$
DECLARE
  counted text;
BEGIN
  FOREACH counted IN ARRAY ARRAY['sales', 'sale_items', 'sale_refunds'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version()', counted || '_version', counted);
    INSERT INTO table_versions (name) VALUES (counted);
  END LOOP;
END
$$;
