-- Comments lie in months of when they were written. A table of keys keeps the ids of channels apart across them, and tells where a
-- comment lies by either id; eight parts by the id of the channel, which is how it is asked when a channel is read.
CREATE TABLE "comment_keys" (
	"web_id" integer NOT NULL,
	"platform_comment_id" text NOT NULL,
	"comment_id" bigint NOT NULL,
	"comment_time" timestamp with time zone NOT NULL,
	CONSTRAINT "comment_keys_web_id_platform_comment_id_pk" PRIMARY KEY("web_id","platform_comment_id")
) PARTITION BY HASH ("platform_comment_id");--> statement-breakpoint
DO $$
BEGIN
  FOR part IN 0..7 LOOP
    EXECUTE format('CREATE TABLE %I PARTITION OF "comment_keys" FOR VALUES WITH (MODULUS 8, REMAINDER %s)', 'comment_keys_' || part, part);
  END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "comments" RENAME TO "comments_whole";--> statement-breakpoint
DROP INDEX "comments_platform";--> statement-breakpoint
DROP INDEX "comments_work";--> statement-breakpoint
DROP INDEX "comments_up";--> statement-breakpoint
DROP INDEX "comments_time";--> statement-breakpoint
DROP INDEX "comments_words";--> statement-breakpoint
DROP INDEX "comments_keywords";--> statement-breakpoint
DROP INDEX "comments_complaints";--> statement-breakpoint
DROP INDEX "comments_parent";--> statement-breakpoint
DROP INDEX "comments_black";--> statement-breakpoint
CREATE TABLE "comments" (
	"id" bigint DEFAULT next_id() NOT NULL,
	"web_id" integer NOT NULL,
	"platform_comment_id" text NOT NULL,
	"work_id" bigint NOT NULL,
	"up_id" bigint NOT NULL,
	"parent_platform_id" text,
	"author_name" text NOT NULL,
	"author_platform_id" text,
	"content" text NOT NULL,
	"like_num" bigint NOT NULL,
	"reply_num" bigint NOT NULL,
	"comment_time" timestamp with time zone NOT NULL,
	"day" date DEFAULT current_date NOT NULL,
	"data_time" timestamp with time zone NOT NULL,
	"read_version" integer DEFAULT 0 NOT NULL,
	"lang" text DEFAULT 'und' NOT NULL,
	"sentiment" integer DEFAULT 0 NOT NULL,
	"sentiment_score" numeric(7, 4) DEFAULT 0 NOT NULL,
	"words" text[] DEFAULT '{}' NOT NULL,
	"complaints" text[] DEFAULT '{}' NOT NULL,
	"is_question" boolean DEFAULT false NOT NULL,
	"spam" text[] DEFAULT '{}' NOT NULL,
	"keyword_hits" bigint[] DEFAULT '{}' NOT NULL,
	"black_fan_id" bigint,
	"comment_status" integer DEFAULT 0 NOT NULL,
	"is_here_only" boolean DEFAULT false NOT NULL,
	"reply_status" integer DEFAULT 0 NOT NULL,
	"reply_content" text,
	"reply_user" bigint,
	"reply_time" timestamp with time zone,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "comments_id_comment_time_pk" PRIMARY KEY("id","comment_time")
) PARTITION BY RANGE ("comment_time");--> statement-breakpoint
CREATE TABLE "comments_default" PARTITION OF "comments" DEFAULT;--> statement-breakpoint
SELECT make_partition('comments', 'comment_time', 'month', since) FROM (SELECT DISTINCT date_trunc('month', comment_time, 'UTC') since FROM "comments_whole") months;--> statement-breakpoint
INSERT INTO "comments" (id, web_id, platform_comment_id, work_id, up_id, parent_platform_id, author_name, author_platform_id, content, like_num, reply_num, comment_time, day, data_time, read_version, lang, sentiment, sentiment_score, words, complaints, is_question, spam, keyword_hits, black_fan_id, comment_status, is_here_only, reply_status, reply_content, reply_user, reply_time, status, create_time, create_user, update_time, update_user, version) SELECT id, web_id, platform_comment_id, work_id, up_id, parent_platform_id, author_name, author_platform_id, content, like_num, reply_num, comment_time, day, data_time, read_version, lang, sentiment, sentiment_score, words, complaints, is_question, spam, keyword_hits, black_fan_id, comment_status, is_here_only, reply_status, reply_content, reply_user, reply_time, status, create_time, create_user, update_time, update_user, version FROM "comments_whole";--> statement-breakpoint
INSERT INTO "comment_keys" (web_id, platform_comment_id, comment_id, comment_time) SELECT web_id, platform_comment_id, id, comment_time FROM "comments_whole";--> statement-breakpoint
DROP TABLE "comments_whole";--> statement-breakpoint
CREATE INDEX "comments_work" ON "comments" USING btree ("work_id","comment_time");--> statement-breakpoint
CREATE INDEX "comments_up" ON "comments" USING btree ("up_id","day");--> statement-breakpoint
CREATE INDEX "comments_time" ON "comments" USING btree ("comment_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comments_words" ON "comments" USING gin ("words");--> statement-breakpoint
CREATE INDEX "comments_keywords" ON "comments" USING gin ("keyword_hits");--> statement-breakpoint
CREATE INDEX "comments_complaints" ON "comments" USING btree ("web_id","day") WHERE cardinality("comments"."complaints") > 0;--> statement-breakpoint
CREATE INDEX "comments_parent" ON "comments" USING btree ("web_id","parent_platform_id") WHERE "comments"."parent_platform_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_black" ON "comments" USING btree ("black_fan_id","comment_time") WHERE "comments"."black_fan_id" is not null;--> statement-breakpoint
CREATE INDEX "comment_keys_comment" ON "comment_keys" USING btree ("comment_id");--> statement-breakpoint
-- Whoever writes comments, one at a time or many, writes their keys: a second comment of the same id of a channel is refused with all that
-- came with it. Rows that a new partition takes over from the default one lie no other moment, and no trigger is asked.
CREATE FUNCTION keep_comment_keys() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  past record;
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO comment_keys (web_id, platform_comment_id, comment_id, comment_time) SELECT web_id, platform_comment_id, id, comment_time FROM fresh;
  ELSIF TG_OP = 'UPDATE' THEN
    -- One by one, as each key is asked of one part: a plan for many would be kept from a time when there were few.
    FOR past IN SELECT web_id, platform_comment_id, id, comment_time FROM gone EXCEPT SELECT web_id, platform_comment_id, id, comment_time FROM fresh LOOP
      DELETE FROM comment_keys k WHERE k.web_id = past.web_id AND k.platform_comment_id = past.platform_comment_id;
    END LOOP;
    INSERT INTO comment_keys (web_id, platform_comment_id, comment_id, comment_time)
      SELECT web_id, platform_comment_id, id, comment_time FROM fresh EXCEPT SELECT web_id, platform_comment_id, id, comment_time FROM gone;
  ELSIF TG_OP = 'DELETE' THEN
    FOR past IN SELECT web_id, platform_comment_id FROM gone LOOP
      DELETE FROM comment_keys k WHERE k.web_id = past.web_id AND k.platform_comment_id = past.platform_comment_id;
    END LOOP;
  ELSE
    TRUNCATE comment_keys;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "comments_added" AFTER INSERT ON "comments" REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION keep_comment_keys();--> statement-breakpoint
CREATE TRIGGER "comments_changed" AFTER UPDATE ON "comments" REFERENCING OLD TABLE AS gone NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION keep_comment_keys();--> statement-breakpoint
CREATE TRIGGER "comments_removed" AFTER DELETE ON "comments" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION keep_comment_keys();--> statement-breakpoint
CREATE TRIGGER "comments_emptied" AFTER TRUNCATE ON "comments" FOR EACH STATEMENT EXECUTE FUNCTION keep_comment_keys();
