ALTER TABLE "commission_daily" ADD COLUMN "rule_gmv" numeric(18, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
-- Days that stand there do not say it: they are counted again.
INSERT INTO "sale_touches" ("country", "bd_id", "day") SELECT DISTINCT "country", "bd_id", "day" FROM "commission_daily";
