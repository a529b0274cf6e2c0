CREATE TABLE "month_touches" (
	"country" text NOT NULL,
	"bd_id" bigint NOT NULL,
	"month" date NOT NULL,
	CONSTRAINT "month_touches_country_bd_id_month_pk" PRIMARY KEY("country","bd_id","month")
);
--> statement-breakpoint
CREATE TABLE "order_monthly" (
	"country" text NOT NULL,
	"bd_id" bigint NOT NULL,
	"month" date NOT NULL,
	"goods_id" bigint NOT NULL,
	"up_id" bigint,
	"work_order_id" bigint,
	"lines" integer NOT NULL,
	"gmv" numeric(18, 2) NOT NULL,
	"refund_lines" integer NOT NULL,
	"refund" numeric(18, 2) NOT NULL
);
--> statement-breakpoint
DROP INDEX "work_order_ups_last_step";--> statement-breakpoint
CREATE INDEX "order_monthly_key" ON "order_monthly" USING btree ("country","bd_id","month");--> statement-breakpoint
CREATE INDEX "work_order_ups_steps" ON "work_order_ups" USING btree ("bd_id",greatest("submit_time", "audit_time", "agree_time", "publish_time", "fulfilled_time"),"work_order_id","submit_time","audit_time","agree_time","publish_time","fulfilled_time","approval_status","cooperation_status","status");
--> statement-breakpoint
-- Whatever counts a day, the server of the release before too, has its month added up anew; until then its days are read.
CREATE FUNCTION touch_months() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO month_touches (country, bd_id, month) SELECT DISTINCT country, bd_id, date_trunc('month', day)::date FROM moved WHERE attributed ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION touch_all_months() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO month_touches (country, bd_id, month) SELECT DISTINCT country, bd_id, month FROM order_monthly ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "order_daily_added" AFTER INSERT ON "order_daily" REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION touch_months();
--> statement-breakpoint
CREATE TRIGGER "order_daily_removed" AFTER DELETE ON "order_daily" REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION touch_months();
--> statement-breakpoint
CREATE TRIGGER "order_daily_changed_from" AFTER UPDATE ON "order_daily" REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION touch_months();
--> statement-breakpoint
CREATE TRIGGER "order_daily_changed_to" AFTER UPDATE ON "order_daily" REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION touch_months();
--> statement-breakpoint
CREATE TRIGGER "order_daily_emptied" AFTER TRUNCATE ON "order_daily" FOR EACH STATEMENT EXECUTE FUNCTION touch_all_months();
--> statement-breakpoint
-- What stands there already is added up by the first run.
INSERT INTO "month_touches" ("country", "bd_id", "month") SELECT DISTINCT "country", "bd_id", date_trunc('month', "day")::date FROM "order_daily" WHERE "attributed";
