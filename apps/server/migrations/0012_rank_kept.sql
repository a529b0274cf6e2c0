-- A ranking list that is final never changes again, nor do its places.
CREATE FUNCTION keep_ranking_list() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A final ranking list cannot be changed.' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "ranking_lists_kept" BEFORE DELETE OR UPDATE ON "ranking_lists" FOR EACH ROW WHEN (OLD.final) EXECUTE FUNCTION keep_ranking_list();
--> statement-breakpoint
CREATE FUNCTION keep_ranking_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM touched JOIN ranking_lists ON ranking_lists.id = touched.list_id WHERE ranking_lists.final) THEN
    RAISE EXCEPTION 'The places of a final ranking list cannot be changed.' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "ranking_items_added" AFTER INSERT ON "ranking_items" REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION keep_ranking_items();
--> statement-breakpoint
CREATE TRIGGER "ranking_items_changed" AFTER UPDATE ON "ranking_items" REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION keep_ranking_items();
--> statement-breakpoint
CREATE TRIGGER "ranking_items_removed" AFTER DELETE ON "ranking_items" REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION keep_ranking_items();
