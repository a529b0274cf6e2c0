ALTER TABLE "connector_consents" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "connector_consents" ADD COLUMN "refuse_time" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "connector_consents_refused" ON "connector_consents" USING btree ("connector_id","refuse_time") WHERE "connector_consents"."refusal" is not null;--> statement-breakpoint
-- By hand: consents that were over before are to be asked for again as well.
UPDATE "connector_consents" SET "refusal" = 'ConsentWithdrawn', "refuse_time" = "withdraw_time" WHERE "withdraw_time" IS NOT NULL;
