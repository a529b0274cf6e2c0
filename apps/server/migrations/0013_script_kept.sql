-- The list of scripts counts them.
CREATE TRIGGER "scripts_version" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON "scripts" FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
INSERT INTO table_versions (name) VALUES ('scripts');
