CREATE TABLE "keyword_state" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"name" uuid NOT NULL,
	CONSTRAINT "keyword_state_one" CHECK ("keyword_state"."one")
);
--> statement-breakpoint
INSERT INTO "keyword_state" ("name") VALUES (gen_random_uuid());--> statement-breakpoint
CREATE FUNCTION "rename_keyword_state"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE keyword_state SET name = gen_random_uuid();
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "keywords_other" AFTER INSERT OR DELETE OR TRUNCATE ON "keywords" FOR EACH STATEMENT EXECUTE FUNCTION rename_keyword_state();--> statement-breakpoint
-- Being met in comments changes nothing of how they are read.
CREATE TRIGGER "keywords_changed" AFTER UPDATE OF "library_id", "word", "word_key", "lang", "weight", "status" ON "keywords"
  FOR EACH STATEMENT EXECUTE FUNCTION rename_keyword_state();--> statement-breakpoint
CREATE TRIGGER "keyword_libraries_other" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "keyword_libraries" FOR EACH STATEMENT EXECUTE FUNCTION rename_keyword_state();
