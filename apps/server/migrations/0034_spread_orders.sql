ALTER TABLE "commission_daily" ADD COLUMN "spread" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Days that have such orders do not say so: they are counted again.
INSERT INTO "sale_touches" ("country", "bd_id", "day")
  SELECT DISTINCT i."country", coalesce(i."bd_id", 0), country_day(i."country", i."order_time")
  FROM "sale_items" i JOIN "sale_items" e ON e."order_id" = i."order_id" AND e."id" <> i."id"
  WHERE (coalesce(e."settle_month", ''), e."order_time") <> (coalesce(i."settle_month", ''), i."order_time");
