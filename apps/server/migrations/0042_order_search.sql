DROP INDEX "ups_search";--> statement-breakpoint
CREATE INDEX "goods_search" ON "goods" USING gin (grams(folded("goods_name" || chr(10) || "goods_no")));--> statement-breakpoint
CREATE INDEX "sale_items_paid" ON "sale_items" USING btree ("pay_amount","id");--> statement-breakpoint
CREATE INDEX "sale_items_refunded" ON "sale_items" USING btree ("refund_amount","id");--> statement-breakpoint
CREATE INDEX "sale_items_type" ON "sale_items" USING btree ("sales_type","order_time");--> statement-breakpoint
CREATE INDEX "sale_items_differing" ON "sale_items" USING btree ("order_time","id") WHERE ("sale_items"."work_order_up_id" is not null and "sale_items"."platform_commission" is not null
  and abs("sale_items"."platform_commission" - round(greatest("sale_items"."pay_amount" - "sale_items"."refund_amount", 0) * coalesce("sale_items"."whole_proportion", 0) / 100, case when "sale_items"."country" in ('VN', 'ID') then 0 else 2 end)) > power(10::numeric, - (case when "sale_items"."country" in ('VN', 'ID') then 0 else 2 end)));--> statement-breakpoint
CREATE INDEX "sales_status" ON "sales" USING btree ("order_status");--> statement-breakpoint
CREATE INDEX "sales_source" ON "sales" USING btree ("order_source");--> statement-breakpoint
CREATE INDEX "ups_search" ON "ups" USING gin (grams("search_text"));--> statement-breakpoint
-- Numbers of orders are looked for in a stored text, like names of creators and people; also of people who left.
ALTER TABLE "sales" ADD COLUMN "order_folded" text GENERATED ALWAYS AS (folded("order_no")) STORED;
--> statement-breakpoint
CREATE INDEX "sales_search" ON "sales" USING gin (grams("order_folded"));
--> statement-breakpoint
DROP INDEX "users_search";
--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (grams("search_text"));
