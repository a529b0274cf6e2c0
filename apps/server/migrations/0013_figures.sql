CREATE TABLE "connector_hooks" (
	"connector_id" bigint NOT NULL,
	"notification_id" text NOT NULL,
	"hook_type" integer NOT NULL,
	"receive_time" timestamp with time zone NOT NULL,
	CONSTRAINT "connector_hooks_connector_id_notification_id_pk" PRIMARY KEY("connector_id","notification_id")
);
--> statement-breakpoint
CREATE TABLE "sale_touches" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"work_order_id" bigint,
	"goods_id" bigint,
	"up_id" bigint
);
--> statement-breakpoint
CREATE TABLE "sample_events" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"sample_id" bigint NOT NULL,
	"kind" integer NOT NULL,
	"event_time" timestamp with time zone NOT NULL,
	"location" text,
	"text" text,
	"create_user" bigint NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ups" ADD COLUMN "avatar_url" text;--> statement-breakpoint
ALTER TABLE "ups" ADD COLUMN "sales30_source" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "ups" ADD COLUMN "gmv" numeric(18, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "gmv" numeric(18, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "sales30" numeric(18, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "gmv" numeric(18, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "connector_hooks" ADD CONSTRAINT "connector_hooks_connector_id_connectors_id_fk" FOREIGN KEY ("connector_id") REFERENCES "public"."connectors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_events" ADD CONSTRAINT "sample_events_sample_id_sample_shippings_id_fk" FOREIGN KEY ("sample_id") REFERENCES "public"."sample_shippings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connector_hooks_time" ON "connector_hooks" USING btree ("receive_time");--> statement-breakpoint
CREATE UNIQUE INDEX "sample_events_once" ON "sample_events" USING btree ("sample_id","event_time","kind");--> statement-breakpoint
CREATE INDEX "ups_platform_types" ON "ups" USING gin ("platform_type");
--> statement-breakpoint
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
