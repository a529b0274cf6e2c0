-- Keys of an index with the month of each: whoever looks at so many days back meets those of these months and no other.
CREATE FUNCTION "month_keys"(text[], timestamptz) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 2000 AS $$
  SELECT CASE WHEN cardinality($1) > 0
    THEN ARRAY(SELECT m.month || k FROM (SELECT to_char($2 AT TIME ZONE 'UTC', 'YYMM') AS month OFFSET 0) m, unnest($1) k)
    ELSE '{}'::text[] END
$$;
--> statement-breakpoint
CREATE TABLE "work_texts" (
	"work_id" bigint PRIMARY KEY NOT NULL,
	"post_time" timestamp with time zone NOT NULL,
	"said" text NOT NULL,
	"hashtags" text[] NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION "keep_work_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO work_texts (work_id, post_time, said, hashtags)
    SELECT id, post_time, folded(coalesce(descr, '')), hashtags FROM fresh WHERE descr <> '' OR hashtags <> '{}';
  ELSIF TG_OP = 'DELETE' THEN
    DELETE FROM work_texts t USING gone WHERE t.work_id = gone.id;
  ELSE
    TRUNCATE work_texts;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "change_work_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM work_texts WHERE work_id = OLD.id;
  IF NEW.descr <> '' OR NEW.hashtags <> '{}' THEN
    INSERT INTO work_texts (work_id, post_time, said, hashtags) VALUES (NEW.id, NEW.post_time, folded(coalesce(NEW.descr, '')), NEW.hashtags);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "works_told" AFTER INSERT ON "works" REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION keep_work_texts();--> statement-breakpoint
CREATE TRIGGER "works_gone" AFTER DELETE ON "works" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION keep_work_texts();--> statement-breakpoint
CREATE TRIGGER "works_emptied" AFTER TRUNCATE ON "works" FOR EACH STATEMENT EXECUTE FUNCTION keep_work_texts();--> statement-breakpoint
-- Figures change every hour, texts hardly ever.
CREATE TRIGGER "works_reworded" AFTER UPDATE ON "works" FOR EACH ROW
  WHEN ((OLD.id, OLD.descr, OLD.hashtags, OLD.post_time) IS DISTINCT FROM (NEW.id, NEW.descr, NEW.hashtags, NEW.post_time))
  EXECUTE FUNCTION change_work_texts();--> statement-breakpoint
INSERT INTO "work_texts" ("work_id", "post_time", "said", "hashtags")
SELECT "id", "post_time", folded(coalesce("descr", '')), "hashtags" FROM "works" WHERE "descr" <> '' OR "hashtags" <> '{}';--> statement-breakpoint
CREATE INDEX "work_texts_said" ON "work_texts" USING gin (month_keys(grams("said"), "post_time"));--> statement-breakpoint
CREATE INDEX "work_texts_tags" ON "work_texts" USING gin (month_keys("hashtags", "post_time"));
