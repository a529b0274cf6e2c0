CREATE TABLE "sale_touches" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"work_order_id" bigint,
	"goods_id" bigint,
	"up_id" bigint
);
--> statement-breakpoint
ALTER TABLE "ups" ADD COLUMN "sales30_source" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "ups" ADD COLUMN "gmv" numeric(18, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "gmv" numeric(18, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "sales30" numeric(18, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "gmv" numeric(18, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
-- A line that is written, or whose order changes its state, touches the figures of its order, product and creator: before and after.
CREATE FUNCTION touch_sales() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO sale_touches (work_order_id, goods_id, up_id) SELECT DISTINCT work_order_id, goods_id, up_id FROM fresh;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO sale_touches (work_order_id, goods_id, up_id)
      SELECT work_order_id, goods_id, up_id FROM gone EXCEPT SELECT work_order_id, goods_id, up_id FROM fresh;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO sale_touches (work_order_id, goods_id, up_id) SELECT DISTINCT work_order_id, goods_id, up_id FROM gone;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION touch_sales_of_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sale_touches (work_order_id, goods_id, up_id)
    SELECT DISTINCT i.work_order_id, i.goods_id, i.up_id FROM fresh JOIN gone ON gone.id = fresh.id JOIN sale_items i ON i.order_id = fresh.id
    WHERE fresh.order_status <> gone.order_status;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "sale_items_added" AFTER INSERT ON "sale_items" REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION touch_sales();
--> statement-breakpoint
CREATE TRIGGER "sale_items_changed" AFTER UPDATE ON "sale_items" REFERENCING OLD TABLE AS gone NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION touch_sales();
--> statement-breakpoint
CREATE TRIGGER "sale_items_removed" AFTER DELETE ON "sale_items" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION touch_sales();
--> statement-breakpoint
CREATE TRIGGER "sales_changed" AFTER UPDATE ON "sales" REFERENCING OLD TABLE AS gone NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION touch_sales_of_orders();
--> statement-breakpoint
-- What stands there already is counted by the first run.
INSERT INTO "sale_touches" ("work_order_id", "goods_id", "up_id") SELECT DISTINCT "work_order_id", "goods_id", "up_id" FROM "sale_items";
