CREATE TABLE "erased_people" (
	"web_id" integer NOT NULL,
	"key_hash" text NOT NULL,
	"erase_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erased_people_web_id_key_hash_pk" PRIMARY KEY("web_id","key_hash")
);
--> statement-breakpoint
ALTER TABLE "commission_daily" ALTER COLUMN "lines" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "commission_daily" ADD COLUMN "orders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Days that stand there say lines: they are counted again.
INSERT INTO "sale_touches" ("country", "bd_id", "day") SELECT DISTINCT "country", "bd_id", "day" FROM "commission_daily";
--> statement-breakpoint
-- What is locked stays as it is, but for the name of a creator who asked to be removed (domain/decisions 9).
CREATE OR REPLACE FUNCTION keep_locked_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'snapshot' = to_jsonb(OLD) - 'snapshot' AND NEW.snapshot - 'upName' = OLD.snapshot - 'upName'
    AND NEW.snapshot ->> 'upName' ~ '^KOL-[0-9]+$' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'A locked settlement line cannot be changed.' USING ERRCODE = 'restrict_violation';
END
$$;
