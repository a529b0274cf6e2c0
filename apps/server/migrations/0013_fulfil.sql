CREATE TABLE "sample_events" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"sample_id" bigint NOT NULL,
	"kind" integer NOT NULL,
	"event_time" timestamp with time zone NOT NULL,
	"location" text,
	"text" text,
	"create_user" bigint NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sample_events" ADD CONSTRAINT "sample_events_sample_id_sample_shippings_id_fk" FOREIGN KEY ("sample_id") REFERENCES "public"."sample_shippings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sample_events_once" ON "sample_events" USING btree ("sample_id","event_time","kind");--> statement-breakpoint
CREATE INDEX "ups_platform_types" ON "ups" USING gin ("platform_type");