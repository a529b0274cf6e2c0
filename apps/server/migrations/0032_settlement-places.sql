CREATE TABLE "settlement_places" (
	"batch_id" bigint NOT NULL,
	"work_order_up_id" bigint NOT NULL,
	"work_order_id" bigint NOT NULL,
	"work_order_type" integer NOT NULL,
	"shop_id" bigint NOT NULL,
	"leader_id" bigint,
	"up_id" bigint,
	"bd_id" bigint,
	"fulfilled_time" timestamp with time zone,
	"creator_fee" numeric(18, 2),
	"merchant_fee" numeric(18, 2),
	"settled_fee" numeric(18, 2) NOT NULL,
	CONSTRAINT "settlement_places_batch_id_work_order_up_id_pk" PRIMARY KEY("batch_id","work_order_up_id")
);
--> statement-breakpoint
ALTER TABLE "settlement_places" ADD CONSTRAINT "settlement_places_batch_id_settlement_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."settlement_batches"("id") ON DELETE cascade ON UPDATE no action;