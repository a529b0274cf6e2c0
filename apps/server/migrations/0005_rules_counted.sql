-- The list of rules counts them.
CREATE TRIGGER "rules_version" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON "rules" FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
INSERT INTO table_versions (name) VALUES ('rules');
