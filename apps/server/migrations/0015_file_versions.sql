CREATE TABLE "file_versions" (
	"file_id" bigint NOT NULL,
	"version_no" integer NOT NULL,
	"object_name" text NOT NULL,
	"size" bigint NOT NULL,
	"create_user" bigint NOT NULL,
	"create_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_versions_file_id_version_no_pk" PRIMARY KEY("file_id","version_no"),
	CONSTRAINT "file_versions_object_name_unique" UNIQUE("object_name")
);
--> statement-breakpoint
ALTER TABLE "file_versions" ADD CONSTRAINT "file_versions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;