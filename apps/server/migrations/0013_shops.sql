CREATE TABLE "connector_hooks" (
	"connector_id" bigint NOT NULL,
	"notification_id" text NOT NULL,
	"hook_type" integer NOT NULL,
	"receive_time" timestamp with time zone NOT NULL,
	CONSTRAINT "connector_hooks_connector_id_notification_id_pk" PRIMARY KEY("connector_id","notification_id")
);
--> statement-breakpoint
ALTER TABLE "connector_hooks" ADD CONSTRAINT "connector_hooks_connector_id_connectors_id_fk" FOREIGN KEY ("connector_id") REFERENCES "public"."connectors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connector_hooks_time" ON "connector_hooks" USING btree ("receive_time");