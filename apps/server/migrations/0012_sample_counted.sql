-- The list of samples counts them.
CREATE TRIGGER "sample_shippings_version" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON "sample_shippings" FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
INSERT INTO table_versions (name) VALUES ('sample_shippings');
