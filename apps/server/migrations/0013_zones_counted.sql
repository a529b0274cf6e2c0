-- Lists of games, and what zones follow, are counted.
CREATE TRIGGER "channel_games_version" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON "channel_games" FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER "zone_follows_version" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON "zone_follows" FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
INSERT INTO table_versions (name) VALUES ('channel_games'), ('zone_follows');
