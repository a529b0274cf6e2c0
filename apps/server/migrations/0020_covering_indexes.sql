DROP INDEX "operation_logs_time";--> statement-breakpoint
DROP INDEX "users_org";--> statement-breakpoint
DROP INDEX "visit_logs_time";--> statement-breakpoint
CREATE INDEX "operation_logs_time" ON "operation_logs" USING btree ("op_time","id");--> statement-breakpoint
CREATE INDEX "users_org" ON "users" USING btree ("org_id","id");--> statement-breakpoint
CREATE INDEX "visit_logs_time" ON "visit_logs" USING btree ("vis_time","id");