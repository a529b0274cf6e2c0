CREATE TABLE "comment_floor" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "comment_floor_one" CHECK ("comment_floor"."one")
);
