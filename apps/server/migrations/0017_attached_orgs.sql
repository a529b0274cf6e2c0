CREATE TABLE "user_ext_positions" (
	"user_id" bigint NOT NULL,
	"org_id" bigint NOT NULL,
	"position_id" bigint NOT NULL,
	CONSTRAINT "user_ext_positions_user_id_org_id_position_id_pk" PRIMARY KEY("user_id","org_id","position_id")
);
--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "tel" text;--> statement-breakpoint
CREATE INDEX "user_ext_positions_org" ON "user_ext_positions" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "user_ext_positions_position" ON "user_ext_positions" USING btree ("position_id");