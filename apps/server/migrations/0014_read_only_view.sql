ALTER TABLE "sessions" ADD COLUMN "view_role_ids" jsonb;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "view_person_id" bigint;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "view_until" timestamp with time zone;