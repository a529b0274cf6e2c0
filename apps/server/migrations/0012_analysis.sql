CREATE TABLE "collection_works" (
	"collection_id" bigint NOT NULL,
	"work_id" bigint NOT NULL,
	"add_time" timestamp with time zone DEFAULT now() NOT NULL,
	"views_then" bigint,
	CONSTRAINT "collection_works_collection_id_work_id_pk" PRIMARY KEY("collection_id","work_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"note" text,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gain_touches" (
	"up_id" bigint NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "gain_touches_up_id_day_pk" PRIMARY KEY("up_id","day")
);
--> statement-breakpoint
CREATE TABLE "up_gains_daily" (
	"up_id" bigint NOT NULL,
	"day" date NOT NULL,
	"views" bigint,
	"likes" bigint,
	"comments" bigint,
	"shares" bigint,
	"works" integer NOT NULL,
	CONSTRAINT "up_gains_daily_up_id_day_pk" PRIMARY KEY("up_id","day")
);
--> statement-breakpoint
CREATE TABLE "up_score_days" (
	"up_id" bigint NOT NULL,
	"day" date NOT NULL,
	"star_computed" integer,
	"star_level" integer,
	"credibility" integer,
	"points" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "up_score_days_up_id_day_pk" PRIMARY KEY("up_id","day")
);
--> statement-breakpoint
ALTER TABLE "ups" ADD COLUMN "credibility_points" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_works" ADD CONSTRAINT "collection_works_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_works" ADD CONSTRAINT "collection_works_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_works_work" ON "collection_works" USING btree ("work_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collections_name" ON "collections" USING btree ("user_id",lower("name")) WHERE "collections"."status" <> 2;--> statement-breakpoint
CREATE INDEX "works_posted" ON "works" USING btree ("post_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "works_views" ON "works" USING btree ("views" DESC NULLS LAST,"id" DESC NULLS FIRST);