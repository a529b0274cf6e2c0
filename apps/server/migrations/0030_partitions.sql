-- Tables that grow with time are divided into partitions by it. Weeks begin on Monday, and all of them at midnight in UTC.
CREATE FUNCTION "partition_name"(parent text, grain text, at timestamptz) RETURNS text LANGUAGE sql STABLE SET timezone = 'UTC' AS $$
  SELECT parent || to_char(date_trunc(grain, at), '_YYYY_MM_DD');
$$;--> statement-breakpoint
-- Makes the partition of a moment where there is none, and moves there what the default one has caught of it; answers how many rows that were.
-- The default partition is locked before it is looked through, or a row could come in between; readers of the table go on unless they need it.
CREATE FUNCTION "make_partition"(parent text, key text, grain text, at timestamptz) RETURNS bigint LANGUAGE plpgsql SET timezone = 'UTC' SET lock_timeout = '3s' AS $$
DECLARE
  since timestamptz := date_trunc(grain, at);
  until timestamptz := date_trunc(grain, at) + ('1 ' || grain)::interval;
  part text := partition_name(parent, grain, at);
  spare text := parent || '_default';
  moved bigint;
BEGIN
  EXECUTE format('LOCK TABLE ONLY %I IN SHARE UPDATE EXCLUSIVE MODE', parent);
  IF to_regclass(format('%I', part)) IS NOT NULL THEN
    RETURN 0;
  END IF;
  EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', spare);
  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL)', part, parent);
  EXECUTE format('WITH gone AS (DELETE FROM %I WHERE %I >= %L AND %I < %L RETURNING *) INSERT INTO %I SELECT * FROM gone', spare, key, since, key, until, part);
  GET DIAGNOSTICS moved = ROW_COUNT;
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent, part, since, until);
  RETURN moved;
END $$;--> statement-breakpoint
ALTER TABLE "connector_answers" RENAME TO "connector_answers_whole";--> statement-breakpoint
CREATE TABLE "connector_answers" (
	"id" bigint DEFAULT next_id() NOT NULL,
	"connector_id" bigint NOT NULL,
	"queue_id" bigint NOT NULL,
	"endpoint" text NOT NULL,
	"raw" text NOT NULL,
	"quota_cost" integer NOT NULL,
	"data_time" timestamp with time zone NOT NULL,
	CONSTRAINT "connector_answers_data_time_id_pk" PRIMARY KEY("data_time","id")
) PARTITION BY RANGE ("data_time");--> statement-breakpoint
CREATE TABLE "connector_answers_default" PARTITION OF "connector_answers" DEFAULT;--> statement-breakpoint
SELECT make_partition('connector_answers', 'data_time', 'week', since) FROM (SELECT DISTINCT date_trunc('week', data_time, 'UTC') since FROM "connector_answers_whole") weeks;--> statement-breakpoint
INSERT INTO "connector_answers" (id, connector_id, queue_id, endpoint, raw, quota_cost, data_time) SELECT id, connector_id, queue_id, endpoint, raw, quota_cost, data_time FROM "connector_answers_whole";--> statement-breakpoint
DROP TABLE "connector_answers_whole";--> statement-breakpoint
ALTER TABLE "work_metric_snapshots" RENAME TO "work_metric_snapshots_whole";--> statement-breakpoint
ALTER TABLE "work_metric_snapshots_whole" RENAME CONSTRAINT "work_metric_snapshots_work_id_stat_time_pk" TO "work_metric_snapshots_whole_pk";--> statement-breakpoint
CREATE TABLE "work_metric_snapshots" (
	"work_id" bigint NOT NULL,
	"stat_time" timestamp with time zone NOT NULL,
	"views" bigint,
	"likes" bigint,
	"comments" bigint,
	"shares" bigint,
	CONSTRAINT "work_metric_snapshots_work_id_stat_time_pk" PRIMARY KEY("work_id","stat_time")
) PARTITION BY RANGE ("stat_time");--> statement-breakpoint
CREATE TABLE "work_metric_snapshots_default" PARTITION OF "work_metric_snapshots" DEFAULT;--> statement-breakpoint
SELECT make_partition('work_metric_snapshots', 'stat_time', 'month', since) FROM (SELECT DISTINCT date_trunc('month', stat_time, 'UTC') since FROM "work_metric_snapshots_whole") months;--> statement-breakpoint
INSERT INTO "work_metric_snapshots" (work_id, stat_time, views, likes, comments, shares) SELECT work_id, stat_time, views, likes, comments, shares FROM "work_metric_snapshots_whole";--> statement-breakpoint
DROP TABLE "work_metric_snapshots_whole";
