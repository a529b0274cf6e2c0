CREATE SEQUENCE "id_sequence" MAXVALUE 1048575 CYCLE;
--> statement-breakpoint
CREATE FUNCTION "next_id"() RETURNS bigint LANGUAGE sql VOLATILE AS $$
  SELECT ((extract(epoch FROM clock_timestamp()) * 1000)::bigint - 1700000000000) * 1048576 + nextval('id_sequence')
$$;
