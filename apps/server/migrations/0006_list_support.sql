-- Searching ignores case and the marks of Vietnamese and Filipino names; written here because the embedded database has no unaccent.
-- The capitals are listed as well: in a database with the C locale lower() knows ASCII only.
CREATE FUNCTION "folded"(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(lower(normalize($1)), 'àáảãạăằắẳẵặâầấẩẫậäåèéẻẽẹêềếểễệëìíỉĩịîïòóỏõọôồốổỗộơờớởỡợöùúủũụưừứửữựûüỳýỷỹỵÿđçñÀÁẢÃẠĂẰẮẲẴẶÂẦẤẨẪẬÄÅÈÉẺẼẸÊỀẾỂỄỆËÌÍỈĨỊÎÏÒÓỎÕỌÔỒỐỔỖỘƠỜỚỞỠỢÖÙÚỦŨỤƯỪỨỬỮỰÛÜỲÝỶỸỴŸĐÇÑ', 'aaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeiiiiiiioooooooooooooooooouuuuuuuuuuuuuyyyyyydcnaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeiiiiiiioooooooooooooooooouuuuuuuuuuuuuyyyyyydcn')
$$;
--> statement-breakpoint
CREATE FUNCTION "bump_table_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO table_versions (name, version) VALUES (TG_ARGV[0], 1)
  ON CONFLICT (name) DO UPDATE SET version = table_versions.version + 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "apps_version" AFTER INSERT OR DELETE OR UPDATE ON "apps" FOR EACH STATEMENT EXECUTE FUNCTION "bump_table_version"('apps');
--> statement-breakpoint
CREATE TRIGGER "orgs_version" AFTER INSERT OR DELETE OR UPDATE ON "orgs" FOR EACH STATEMENT EXECUTE FUNCTION "bump_table_version"('orgs');
--> statement-breakpoint
CREATE TRIGGER "positions_version" AFTER INSERT OR DELETE OR UPDATE ON "positions" FOR EACH STATEMENT EXECUTE FUNCTION "bump_table_version"('positions');
--> statement-breakpoint
CREATE TRIGGER "roles_version" AFTER INSERT OR DELETE OR UPDATE ON "roles" FOR EACH STATEMENT EXECUTE FUNCTION "bump_table_version"('roles');
--> statement-breakpoint
-- Signing in writes to the account too, and changes no list.
CREATE TRIGGER "users_version" AFTER INSERT OR DELETE OR UPDATE OF "account", "name", "phone", "org_id", "admin_type", "status", "create_user" ON "users" FOR EACH STATEMENT EXECUTE FUNCTION "bump_table_version"('users');
--> statement-breakpoint
CREATE TRIGGER "user_roles_version" AFTER INSERT OR DELETE OR UPDATE ON "user_roles" FOR EACH STATEMENT EXECUTE FUNCTION "bump_table_version"('users');
--> statement-breakpoint
CREATE INDEX "users_listed" ON "users" ("create_time", "id") WHERE "status" <> 2 AND "admin_type" = '2';
