ALTER TABLE "operation_logs" ADD COLUMN "result" text;
