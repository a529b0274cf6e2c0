ALTER TABLE "cooperation_intents" ADD COLUMN "contact_type" text;--> statement-breakpoint
ALTER TABLE "cooperation_intents" ADD COLUMN "contact_value" text;