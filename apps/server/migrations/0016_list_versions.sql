-- Changes of a table are counted in several rows: a writer takes one that nobody holds, so that writers neither wait for
-- each other until they commit nor lock each other out in turns. The sum grows with every commit and is seen with it.
DROP TABLE "table_versions";
--> statement-breakpoint
CREATE TABLE "table_versions" (
	"name" text NOT NULL,
	"slot" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "table_versions_name_slot_pk" PRIMARY KEY("name","slot")
) WITH (fillfactor = 50);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "bump_table_version"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted text := coalesce(TG_ARGV[0], TG_TABLE_NAME);
  free bigint;
BEGIN
  SELECT slot INTO free FROM table_versions WHERE name = counted LIMIT 1 FOR UPDATE SKIP LOCKED;
  IF FOUND THEN
    UPDATE table_versions SET version = version + 1 WHERE name = counted AND slot = free;
  ELSE
    INSERT INTO table_versions (name, version) VALUES (counted, 1);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Every table that a list counts or looks into, under its own name: a total reads from its statement which ones it depends on.
DO $$
DECLARE
  old record;
  counted text;
BEGIN
  FOR old IN SELECT tgname, tgrelid::regclass AS of_table FROM pg_trigger WHERE tgfoid = 'bump_table_version'::regproc LOOP
    EXECUTE format('DROP TRIGGER %I ON %s', old.tgname, old.of_table);
  END LOOP;
  FOREACH counted IN ARRAY ARRAY[
    'apps', 'cooperation_intents', 'demand_form_ups', 'demand_forms', 'dict_types', 'dict_values', 'form_answers', 'forms', 'goods', 'labels',
    'menus', 'notices', 'orgs', 'positions', 'role_orgs', 'roles', 'settings', 'shops', 'ups', 'user_orgs', 'user_positions', 'user_roles', 'users',
    'work_order_bds', 'work_order_links', 'work_order_ups', 'work_orders', 'works'
  ] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE %s ON %I FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version()', counted || '_version',
      CASE counted
        -- Signing in writes to the account too, and a follow-up note to the creator: neither changes a list.
        WHEN 'users' THEN 'OF account, name, nick_name, email, phone, country, org_id, position_id, admin_type, status, create_user'
        WHEN 'ups' THEN 'OF web_id, platform_id, up_number, nickname, up_type_id, country, product_category, author_category, home_page_link, star_level, fans_num, avg_views, interaction_rate, sales30_usd, female_ratio, main_age, min_price, label_ids, bd_id, black_flag, status'
        ELSE ''
      END, counted);
    INSERT INTO table_versions (name) VALUES (counted);
  END LOOP;
  -- Logs grow with every call; what was counted of them stays right until rows are taken away.
  FOREACH counted IN ARRAY ARRAY['operation_logs', 'visit_logs'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE OR TRUNCATE OR UPDATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version(%L)', counted || '_version', counted, counted || ' kept');
    INSERT INTO table_versions (name) VALUES (counted || ' kept');
  END LOOP;
END
$$;
--> statement-breakpoint
-- Keywords of users by pairs and triples of letters, as those of creators: two Chinese characters are found by index too.
DROP INDEX IF EXISTS "users_search";
--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (grams("search_text")) WHERE "status" <> 2 AND "admin_type" = '2';
--> statement-breakpoint
-- Without the deleted ones the index alone counts what has a group of letters.
DROP INDEX "ups_search";
--> statement-breakpoint
CREATE INDEX "ups_search" ON "ups" USING gin (grams("search_text")) WHERE "ups"."status" <> 2;
--> statement-breakpoint
CREATE INDEX "operation_logs_account" ON "operation_logs" USING gin (grams(folded("account")));
--> statement-breakpoint
CREATE INDEX "visit_logs_account" ON "visit_logs" USING gin (grams(folded("account")));
