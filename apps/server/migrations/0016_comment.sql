CREATE TABLE "black_fans" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"web_id" integer NOT NULL,
	"fan_platform_id" text NOT NULL,
	"fan_name" text,
	"level" integer NOT NULL,
	"reason" text NOT NULL,
	"hit_count" bigint DEFAULT 0 NOT NULL,
	"last_hit_time" timestamp with time zone,
	"fan_status" integer DEFAULT 1 NOT NULL,
	"source_comment_id" bigint,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comment_daily" (
	"web_id" integer NOT NULL,
	"up_id" bigint NOT NULL,
	"work_id" bigint NOT NULL,
	"day" date NOT NULL,
	"lang" text NOT NULL,
	"sentiment" integer NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "comment_daily_up_id_day_work_id_lang_sentiment_pk" PRIMARY KEY("up_id","day","work_id","lang","sentiment")
);
--> statement-breakpoint
CREATE TABLE "comment_token_daily" (
	"web_id" integer NOT NULL,
	"up_id" bigint NOT NULL,
	"day" date NOT NULL,
	"lang" text NOT NULL,
	"token" text NOT NULL,
	"times" integer NOT NULL,
	"n" integer NOT NULL,
	"positive" integer NOT NULL,
	"negative" integer NOT NULL,
	CONSTRAINT "comment_token_daily_up_id_web_id_day_lang_token_pk" PRIMARY KEY("up_id","web_id","day","lang","token")
);
--> statement-breakpoint
CREATE TABLE "keyword_libraries" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"library_name" text NOT NULL,
	"purpose" integer NOT NULL,
	"scope" integer[] DEFAULT '{}' NOT NULL,
	"library_status" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "keywords" (
	"id" bigint PRIMARY KEY DEFAULT next_id() NOT NULL,
	"library_id" bigint NOT NULL,
	"word" text NOT NULL,
	"word_key" text NOT NULL,
	"lang" text,
	"weight" integer,
	"hit_count" bigint DEFAULT 0 NOT NULL,
	"last_hit_time" timestamp with time zone,
	"status" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	"create_user" bigint,
	"update_time" timestamp with time zone,
	"update_user" bigint,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "parent_platform_id" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "day" date DEFAULT current_date NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "read_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "lang" text DEFAULT 'und' NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "sentiment" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "sentiment_score" numeric(7, 4) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "complaints" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "is_question" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "spam" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "keyword_hits" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "black_fan_id" bigint;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "comment_status" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "is_here_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "reply_status" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "reply_content" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "reply_user" bigint;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "reply_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "status" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "create_time" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "create_user" bigint;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "update_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "update_user" bigint;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "keywords" ADD CONSTRAINT "keywords_library_id_keyword_libraries_id_fk" FOREIGN KEY ("library_id") REFERENCES "public"."keyword_libraries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "black_fans_fan" ON "black_fans" USING btree ("web_id","fan_platform_id") WHERE "black_fans"."status" <> 2;--> statement-breakpoint
CREATE INDEX "comment_daily_day" ON "comment_daily" USING btree ("web_id","day");--> statement-breakpoint
CREATE INDEX "comment_daily_work" ON "comment_daily" USING btree ("work_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "keyword_libraries_name" ON "keyword_libraries" USING btree (lower("library_name")) WHERE "keyword_libraries"."status" <> 2;--> statement-breakpoint
CREATE UNIQUE INDEX "keywords_word" ON "keywords" USING btree ("library_id","word_key") WHERE "keywords"."status" <> 2;--> statement-breakpoint
CREATE INDEX "keywords_hits" ON "keywords" USING btree ("hit_count" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comments_up" ON "comments" USING btree ("up_id","day");--> statement-breakpoint
CREATE INDEX "comments_time" ON "comments" USING btree ("comment_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comments_words" ON "comments" USING gin ("words");--> statement-breakpoint
CREATE INDEX "comments_keywords" ON "comments" USING gin ("keyword_hits");--> statement-breakpoint
CREATE INDEX "comments_complaints" ON "comments" USING btree ("web_id","day") WHERE cardinality("comments"."complaints") > 0;--> statement-breakpoint
CREATE INDEX "comments_parent" ON "comments" USING btree ("web_id","parent_platform_id") WHERE "comments"."parent_platform_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_black" ON "comments" USING btree ("black_fan_id","comment_time") WHERE "comments"."black_fan_id" is not null;