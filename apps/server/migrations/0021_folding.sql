-- A mark is taken off its letter instead of being looked up among 130 of them: several times as fast, which every search that
-- goes row by row feels, and no letter is forgotten. The last normalize() puts together what is no mark of Latin letters.
-- Of the capitals, Đ is listed because lower() knows ASCII only in a database with the C locale.
CREATE OR REPLACE FUNCTION "folded"(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(lower(normalize(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g'))), 'đĐ', 'dd')
$$;
--> statement-breakpoint
-- What is kept folded follows, where it reads otherwise now.
UPDATE "ups" SET "nickname" = "nickname" WHERE "search_text" <> folded("nickname" || chr(10) || "up_number");
--> statement-breakpoint
UPDATE "visit_logs" SET "account" = "account" WHERE "account_folded" <> folded("account");
--> statement-breakpoint
UPDATE "operation_logs" SET "account" = "account" WHERE "account_folded" <> folded("account");
--> statement-breakpoint
-- As dear as it is, row by row: an index that has it is worth its pages, also where few rows make a walk look cheap.
ALTER FUNCTION "grams"(text) COST 2000;
