CREATE TABLE "grant_versions" (
	"id" integer PRIMARY KEY NOT NULL,
	"n" bigint NOT NULL
);

--> statement-breakpoint
INSERT INTO "grant_versions" ("id", "n") VALUES (1, 1);
--> statement-breakpoint
CREATE FUNCTION "count_grant_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "grant_versions" SET "n" = "n" + 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "roles_count_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "roles" FOR EACH STATEMENT EXECUTE FUNCTION "count_grant_change"();
--> statement-breakpoint
CREATE TRIGGER "user_roles_count_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "user_roles" FOR EACH STATEMENT EXECUTE FUNCTION "count_grant_change"();
--> statement-breakpoint
CREATE TRIGGER "menus_count_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "menus" FOR EACH STATEMENT EXECUTE FUNCTION "count_grant_change"();
--> statement-breakpoint
CREATE TRIGGER "menu_grants_count_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "menu_grants" FOR EACH STATEMENT EXECUTE FUNCTION "count_grant_change"();
