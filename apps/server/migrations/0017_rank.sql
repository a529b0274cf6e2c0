CREATE TABLE "ranking_items" (
	"list_id" bigint NOT NULL,
	"rank_no" integer NOT NULL,
	"object_id" bigint NOT NULL,
	"score" numeric(18, 4) NOT NULL,
	"fans" bigint,
	"value" jsonb NOT NULL,
	"prev_rank" integer,
	"days_on_list" integer DEFAULT 0 NOT NULL,
	"consecutive_days" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ranking_items_list_id_rank_no_pk" PRIMARY KEY("list_id","rank_no")
);
--> statement-breakpoint
CREATE TABLE "ranking_lists" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"rank_type" integer NOT NULL,
	"rank_period" integer NOT NULL,
	"country" text NOT NULL,
	"web_id" integer NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"period_key" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"generated_time" timestamp with time zone NOT NULL,
	"final" boolean DEFAULT false NOT NULL,
	"per_usd" numeric(18, 8) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ranking_items" ADD CONSTRAINT "ranking_items_list_id_ranking_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."ranking_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ranking_items_object" ON "ranking_items" USING btree ("object_id","list_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ranking_lists_of" ON "ranking_lists" USING btree ("rank_type","rank_period","country","web_id","category","period_key");--> statement-breakpoint
CREATE INDEX "ranking_lists_period" ON "ranking_lists" USING btree ("country","rank_period","period_key");
--> statement-breakpoint
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
