CREATE TABLE "comment_words_weekly" (
	"web_id" integer NOT NULL,
	"up_id" bigint NOT NULL,
	"week" date NOT NULL,
	"lang" text NOT NULL,
	"comments" integer NOT NULL,
	"tokens" text[] NOT NULL,
	"times" integer[] NOT NULL,
	"n" integer[] NOT NULL,
	"positive" integer[] NOT NULL,
	"negative" integer[] NOT NULL,
	CONSTRAINT "comment_words_weekly_up_id_week_lang_pk" PRIMARY KEY("up_id","week","lang")
);
--> statement-breakpoint
-- A creator is on one channel: without it between them, the days of one lie side by side.
ALTER TABLE "comment_words_daily" DROP CONSTRAINT "comment_words_daily_up_id_web_id_day_lang_pk";--> statement-breakpoint
ALTER TABLE "comment_words_daily" ADD CONSTRAINT "comment_words_daily_up_id_day_lang_pk" PRIMARY KEY("up_id","day","lang");--> statement-breakpoint
ALTER TABLE "comment_words_daily" ADD COLUMN "comments" integer NOT NULL DEFAULT 0;--> statement-breakpoint
-- Comments without a word had no row here.
INSERT INTO "comment_words_daily" AS w ("web_id", "up_id", "day", "lang", "comments", "tokens", "times", "n", "positive", "negative")
SELECT "web_id", "up_id", "day", "lang", sum("n"), '{}', '{}', '{}', '{}', '{}' FROM "comment_daily" GROUP BY 1, 2, 3, 4 ORDER BY 3, 2, 1, 4
ON CONFLICT ("up_id", "day", "lang") DO UPDATE SET "comments" = excluded."comments";--> statement-breakpoint
ALTER TABLE "comment_words_daily" ALTER COLUMN "comments" DROP DEFAULT;--> statement-breakpoint
INSERT INTO "comment_words_weekly" ("web_id", "up_id", "week", "lang", "comments", "tokens", "times", "n", "positive", "negative")
WITH days AS (SELECT *, date_trunc('week', "day")::date "week" FROM "comment_words_daily")
SELECT "web_id", "up_id", "week", "lang", "comments", coalesce("tokens", '{}'), coalesce("times", '{}'), coalesce("n", '{}'), coalesce("positive", '{}'), coalesce("negative", '{}')
FROM (SELECT "web_id", "up_id", "week", "lang", sum("comments") "comments" FROM days GROUP BY 1, 2, 3, 4) sizes
LEFT JOIN (
  SELECT "web_id", "up_id", "week", "lang", array_agg("token" ORDER BY "token") "tokens", array_agg("times" ORDER BY "token") "times", array_agg("n" ORDER BY "token") "n",
    array_agg("positive" ORDER BY "token") "positive", array_agg("negative" ORDER BY "token") "negative"
  FROM (
    SELECT "web_id", "up_id", "week", "lang", w.token, sum(w.times)::int "times", sum(w.n)::int "n", sum(w.positive)::int "positive", sum(w.negative)::int "negative"
    FROM days CROSS JOIN LATERAL unnest("tokens", "times", "n", "positive", "negative") AS w(token, times, n, positive, negative) GROUP BY 1, 2, 3, 4, 5) words
  GROUP BY 1, 2, 3, 4) lists USING ("web_id", "up_id", "week", "lang")
ORDER BY "week", "up_id", "web_id", "lang";--> statement-breakpoint
ALTER TABLE "work_goods" ADD COLUMN "last_day" date;--> statement-breakpoint
UPDATE "work_goods" g SET "last_day" = d."day" FROM (SELECT "work_id", max("day") "day" FROM "comment_daily" GROUP BY 1) d WHERE d."work_id" = g."work_id";--> statement-breakpoint
CREATE INDEX "work_goods_said" ON "work_goods" USING btree ("goods_id","last_day","work_id") WHERE "work_goods"."last_day" is not null;--> statement-breakpoint
CREATE INDEX "navy_comments_who" ON "navy_comments" USING btree ("web_id","who");--> statement-breakpoint
CREATE FUNCTION "last_said"(bigint) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT max("day") FROM comment_daily WHERE work_id = $1
$$;
--> statement-breakpoint
CREATE FUNCTION "keep_last_said"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE work_goods g SET last_day = f.day FROM (SELECT work_id, max(day) AS day FROM fresh GROUP BY work_id) f
    WHERE g.work_id = f.work_id AND (g.last_day IS NULL OR g.last_day < f.day);
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE work_goods g SET last_day = last_said(g.work_id) FROM (SELECT work_id, max(day) AS day FROM gone GROUP BY work_id) f
    WHERE g.work_id = f.work_id AND g.last_day <= f.day;
  ELSE
    UPDATE work_goods SET last_day = NULL WHERE last_day IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "comment_daily_counted" AFTER INSERT ON "comment_daily" REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION keep_last_said();--> statement-breakpoint
CREATE TRIGGER "comment_daily_gone" AFTER DELETE ON "comment_daily" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION keep_last_said();--> statement-breakpoint
CREATE TRIGGER "comment_daily_emptied" AFTER TRUNCATE ON "comment_daily" FOR EACH STATEMENT EXECUTE FUNCTION keep_last_said();--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_what_works_have"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO work_texts (work_id, post_time, said, hashtags)
    SELECT id, post_time, folded(coalesce(descr, '')), hashtags FROM fresh WHERE descr <> '' OR hashtags <> '{}';
    INSERT INTO work_goods (goods_id, work_id, last_day) SELECT DISTINCT g, id, last_said(id) FROM fresh CROSS JOIN unnest(goods_ids) g;
  ELSIF TG_OP = 'DELETE' THEN
    DELETE FROM work_texts t USING gone WHERE t.work_id = gone.id;
    DELETE FROM work_goods g USING gone WHERE g.work_id = gone.id;
  ELSE
    TRUNCATE work_texts, work_goods;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "change_work_goods"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Comments of the channel that are being kept come to an end first: whoever keeps them does not see these products yet.
  PERFORM pg_advisory_xact_lock_shared(hashtext('comments:' || NEW.web_id));
  DELETE FROM work_goods WHERE work_id = OLD.id AND goods_id <> ALL (CASE WHEN NEW.id = OLD.id THEN NEW.goods_ids ELSE '{}' END);
  INSERT INTO work_goods (goods_id, work_id, last_day) SELECT DISTINCT g, NEW.id, last_said(NEW.id) FROM unnest(NEW.goods_ids) g ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
