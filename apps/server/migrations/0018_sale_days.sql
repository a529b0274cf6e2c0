CREATE TABLE "bd_commission_daily" (
	"country" text NOT NULL,
	"bd_id" bigint NOT NULL,
	"day" date NOT NULL,
	"month" text NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	CONSTRAINT "bd_commission_daily_country_bd_id_day_month_pk" PRIMARY KEY("country","bd_id","day","month")
);
--> statement-breakpoint
CREATE TABLE "bd_performance_daily" (
	"country" text NOT NULL,
	"bd_id" bigint NOT NULL,
	"day" date NOT NULL,
	"lines" integer NOT NULL,
	"gmv" numeric(18, 2) NOT NULL,
	"refund_lines" integer NOT NULL,
	"refund" numeric(18, 2) NOT NULL,
	CONSTRAINT "bd_performance_daily_country_bd_id_day_pk" PRIMARY KEY("country","bd_id","day")
);
--> statement-breakpoint
CREATE TABLE "order_daily" (
	"country" text NOT NULL,
	"bd_id" bigint NOT NULL,
	"day" date NOT NULL,
	"shop_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"up_id" bigint,
	"work_order_id" bigint,
	"attributed" boolean NOT NULL,
	"lines" integer NOT NULL,
	"gmv" numeric(18, 2) NOT NULL,
	"refund_lines" integer NOT NULL,
	"refund" numeric(18, 2) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sale_touches" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "sale_touches" ADD COLUMN "bd_id" bigint;--> statement-breakpoint
ALTER TABLE "sale_touches" ADD COLUMN "day" date;--> statement-breakpoint
CREATE INDEX "order_daily_key" ON "order_daily" USING btree ("country","bd_id","day");--> statement-breakpoint
CREATE INDEX "order_daily_shop" ON "order_daily" USING btree ("shop_id","day");--> statement-breakpoint
CREATE INDEX "works_goods" ON "works" USING gin ("goods_ids");--> statement-breakpoint
CREATE INDEX "sale_items_country" ON "sale_items" USING btree ("country","order_time");--> statement-breakpoint
CREATE INDEX "sale_touches_day" ON "sale_touches" USING btree ("country","bd_id","day");--> statement-breakpoint
CREATE INDEX "work_order_ups_last_step" ON "work_order_ups" USING btree ("bd_id",greatest("submit_time", "audit_time", "agree_time", "publish_time", "fulfilled_time"));
--> statement-breakpoint
-- An index of what is worked out says little without statistics.
ANALYZE "work_order_ups";
--> statement-breakpoint
-- The day of a moment in a country, by the zones of the module `country`.
CREATE FUNCTION country_day(country text, at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (at AT TIME ZONE CASE country WHEN 'PH' THEN 'Asia/Manila' WHEN 'MY' THEN 'Asia/Kuala_Lumpur' WHEN 'TH' THEN 'Asia/Bangkok'
    WHEN 'VN' THEN 'Asia/Ho_Chi_Minh' WHEN 'SG' THEN 'Asia/Singapore' WHEN 'ID' THEN 'Asia/Jakarta' END)::date
$$;
--> statement-breakpoint
-- A line touches its day too, the BD's and the country's, before and after.
CREATE OR REPLACE FUNCTION touch_sales() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO sale_touches (work_order_id, goods_id, up_id, country, bd_id, day)
      SELECT DISTINCT work_order_id, goods_id, up_id, country, coalesce(bd_id, 0), country_day(country, order_time) FROM fresh;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO sale_touches (work_order_id, goods_id, up_id, country, bd_id, day)
      SELECT work_order_id, goods_id, up_id, country, coalesce(bd_id, 0), country_day(country, order_time) FROM gone
      EXCEPT SELECT work_order_id, goods_id, up_id, country, coalesce(bd_id, 0), country_day(country, order_time) FROM fresh;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO sale_touches (work_order_id, goods_id, up_id, country, bd_id, day)
      SELECT DISTINCT work_order_id, goods_id, up_id, country, coalesce(bd_id, 0), country_day(country, order_time) FROM gone;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION touch_sales_of_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sale_touches (work_order_id, goods_id, up_id, country, bd_id, day)
    SELECT DISTINCT i.work_order_id, i.goods_id, i.up_id, i.country, coalesce(i.bd_id, 0), country_day(i.country, i.order_time)
    FROM fresh JOIN gone ON gone.id = fresh.id JOIN sale_items i ON i.order_id = fresh.id
    WHERE (fresh.order_status, fresh.refund_time) IS DISTINCT FROM (gone.order_status, gone.refund_time);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- What a month of the BDs locks is estimated no more, what a void one frees is again.
CREATE FUNCTION touch_locked_sales() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sale_touches (country, bd_id, day)
    SELECT DISTINCT i.country, coalesce(i.bd_id, 0), country_day(i.country, i.order_time)
    FROM settlement_marks k JOIN sale_items i ON i.id = k.order_item_id WHERE k.batch_id = OLD.id;
  RETURN coalesce(NEW, OLD);
END
$$;
--> statement-breakpoint
CREATE TRIGGER "settlement_batches_locking" BEFORE UPDATE OF "settle_status" ON "settlement_batches" FOR EACH ROW
  WHEN (OLD.settle_dimension = 1 AND (OLD.settle_status IN (1, 2)) <> (NEW.settle_status IN (1, 2))) EXECUTE FUNCTION touch_locked_sales();
--> statement-breakpoint
CREATE TRIGGER "settlement_batches_going" BEFORE DELETE ON "settlement_batches" FOR EACH ROW
  WHEN (OLD.settle_dimension = 1 AND OLD.settle_status IN (1, 2)) EXECUTE FUNCTION touch_locked_sales();
--> statement-breakpoint
CREATE FUNCTION touch_all_sales() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sale_touches (country, bd_id, day) SELECT DISTINCT country, bd_id, day FROM order_daily;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "sale_items_emptied" AFTER TRUNCATE ON "sale_items" FOR EACH STATEMENT EXECUTE FUNCTION touch_all_sales();
--> statement-breakpoint
CREATE TRIGGER "settlement_batches_emptied" AFTER TRUNCATE ON "settlement_batches" FOR EACH STATEMENT EXECUTE FUNCTION touch_all_sales();
--> statement-breakpoint
-- What stands there already is counted by the first run.
INSERT INTO "sale_touches" ("country", "bd_id", "day") SELECT DISTINCT "country", coalesce("bd_id", 0), country_day("country", "order_time") FROM "sale_items";
