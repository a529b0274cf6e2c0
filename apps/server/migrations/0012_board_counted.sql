-- Reads that are kept for a state of the targets are found anew when one is set.
CREATE TRIGGER "performance_targets_version" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON "performance_targets" FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
INSERT INTO table_versions (name) VALUES ('performance_targets');
