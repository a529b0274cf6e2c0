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
CREATE TABLE "work_goods" (
	"goods_id" bigint NOT NULL,
	"work_id" bigint NOT NULL,
	CONSTRAINT "work_goods_goods_id_work_id_pk" PRIMARY KEY("goods_id","work_id")
);
--> statement-breakpoint
CREATE FUNCTION "keep_what_works_have"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO work_texts (work_id, post_time, said, hashtags)
    SELECT id, post_time, folded(coalesce(descr, '')), hashtags FROM fresh WHERE descr <> '' OR hashtags <> '{}';
    INSERT INTO work_goods (goods_id, work_id) SELECT DISTINCT g, id FROM fresh CROSS JOIN unnest(goods_ids) g;
  ELSIF TG_OP = 'DELETE' THEN
    DELETE FROM work_texts t USING gone WHERE t.work_id = gone.id;
    DELETE FROM work_goods g USING gone WHERE g.work_id = gone.id;
  ELSE
    TRUNCATE work_texts, work_goods;
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
CREATE FUNCTION "change_work_goods"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM work_goods WHERE work_id = OLD.id AND goods_id <> ALL (CASE WHEN NEW.id = OLD.id THEN NEW.goods_ids ELSE '{}' END);
  INSERT INTO work_goods (goods_id, work_id) SELECT DISTINCT g, NEW.id FROM unnest(NEW.goods_ids) g ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "works_told" AFTER INSERT ON "works" REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION keep_what_works_have();--> statement-breakpoint
CREATE TRIGGER "works_gone" AFTER DELETE ON "works" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION keep_what_works_have();--> statement-breakpoint
CREATE TRIGGER "works_emptied" AFTER TRUNCATE ON "works" FOR EACH STATEMENT EXECUTE FUNCTION keep_what_works_have();--> statement-breakpoint
-- Figures change every hour, texts hardly ever.
CREATE TRIGGER "works_reworded" AFTER UPDATE ON "works" FOR EACH ROW
  WHEN ((OLD.id, OLD.descr, OLD.hashtags, OLD.post_time) IS DISTINCT FROM (NEW.id, NEW.descr, NEW.hashtags, NEW.post_time))
  EXECUTE FUNCTION change_work_texts();--> statement-breakpoint
CREATE TRIGGER "works_with_other_goods" AFTER UPDATE ON "works" FOR EACH ROW
  WHEN ((OLD.id, OLD.goods_ids) IS DISTINCT FROM (NEW.id, NEW.goods_ids))
  EXECUTE FUNCTION change_work_goods();--> statement-breakpoint
INSERT INTO "work_goods" ("goods_id", "work_id") SELECT DISTINCT g, "id" FROM "works" CROSS JOIN unnest("goods_ids") g;--> statement-breakpoint
CREATE INDEX "work_goods_work" ON "work_goods" USING btree ("work_id");--> statement-breakpoint
-- A list within the row cost each change of its figures a key for each product, and told the planner nothing.
DROP INDEX "works_goods";--> statement-breakpoint
INSERT INTO "work_texts" ("work_id", "post_time", "said", "hashtags")
SELECT "id", "post_time", folded(coalesce("descr", '')), "hashtags" FROM "works" WHERE "descr" <> '' OR "hashtags" <> '{}';--> statement-breakpoint
CREATE INDEX "work_texts_said" ON "work_texts" USING gin (month_keys(grams("said"), "post_time"));--> statement-breakpoint
CREATE INDEX "work_texts_tags" ON "work_texts" USING gin (month_keys("hashtags", "post_time"));
