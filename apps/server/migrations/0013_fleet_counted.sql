-- The list of documents keeps its exact total like every other one.
CREATE TRIGGER "documents_version" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON "documents" FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
INSERT INTO "table_versions" ("name") VALUES ('documents');
