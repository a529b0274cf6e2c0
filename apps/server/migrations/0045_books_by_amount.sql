CREATE INDEX "postings_amount" ON "postings" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "postings_country" ON "postings" USING btree ("country","post_time","id");