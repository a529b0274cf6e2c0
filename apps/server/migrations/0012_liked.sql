ALTER TABLE "demand_forms" ADD COLUMN "want_fans_min" integer;--> statement-breakpoint
ALTER TABLE "demand_forms" ADD COLUMN "want_fans_max" integer;--> statement-breakpoint
ALTER TABLE "demand_forms" ADD COLUMN "want_gender" integer;--> statement-breakpoint
ALTER TABLE "demand_forms" ADD COLUMN "want_ages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "demand_forms" ADD COLUMN "want_share" integer;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "want_fans_min" integer;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "want_fans_max" integer;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "want_gender" integer;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "want_ages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "want_share" integer;