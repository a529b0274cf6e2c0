ALTER TABLE "commission_daily" ADD COLUMN "rule_gmv" numeric(18, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
-- Days that stand there do not say it: they are counted again.
INSERT INTO "sale_touches" ("country", "bd_id", "day") SELECT DISTINCT "country", "bd_id", "day" FROM "commission_daily";
--> statement-breakpoint
-- An order counts once, at one of its lines: when that one comes, goes or changes hands, another may stand for it.
CREATE OR REPLACE FUNCTION touch_sales() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO sale_touches (work_order_id, goods_id, up_id, country, bd_id, day)
      SELECT DISTINCT work_order_id, goods_id, up_id, country, coalesce(bd_id, 0), country_day(country, order_time) FROM fresh;
    INSERT INTO sale_touches (country, bd_id, day)
      SELECT DISTINCT i.country, coalesce(i.bd_id, 0), country_day(i.country, i.order_time)
      FROM fresh f JOIN sale_items i ON i.order_id = f.order_id AND i.id <> f.id
      WHERE (coalesce(i.bd_id, 0), i.order_time) <> (coalesce(f.bd_id, 0), f.order_time);
  END IF;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO sale_touches (work_order_id, goods_id, up_id, country, bd_id, day)
      SELECT work_order_id, goods_id, up_id, country, coalesce(bd_id, 0), country_day(country, order_time) FROM gone
      EXCEPT SELECT work_order_id, goods_id, up_id, country, coalesce(bd_id, 0), country_day(country, order_time) FROM fresh;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO sale_touches (work_order_id, goods_id, up_id, country, bd_id, day)
      SELECT DISTINCT work_order_id, goods_id, up_id, country, coalesce(bd_id, 0), country_day(country, order_time) FROM gone;
    INSERT INTO sale_touches (country, bd_id, day)
      SELECT DISTINCT i.country, coalesce(i.bd_id, 0), country_day(i.country, i.order_time)
      FROM gone g JOIN sale_items i ON i.order_id = g.order_id;
  END IF;
  RETURN NULL;
END
$$;
