CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "default_name" text;--> statement-breakpoint
-- As defaultName does for new ones, in one pass over what is there.
UPDATE "analyses" SET "default_name" = coalesce(
	nullif(nullif(btrim(left(btrim(regexp_replace(regexp_replace("creatives"."file_name", '\.[A-Za-z0-9]{1,5}$', ''), '\s+', ' ', 'g')), 80)), ''), 'creative'),
	nullif(btrim(left(array_to_string((regexp_split_to_array(btrim("analyses"."ad_copy"), '\s+'))[1:6], ' '), 80)), ''),
	'Creative'
) FROM "creatives" WHERE "creatives"."id" = "analyses"."creative_id";--> statement-breakpoint
UPDATE "analyses" SET "name" = "default_name";--> statement-breakpoint
ALTER TABLE "analyses" ALTER COLUMN "name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "analyses" ALTER COLUMN "default_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "versions_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "campaign_id" uuid;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaigns_name" ON "campaigns" USING btree ("user_id",lower("name"));--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analyses_versions" ON "analyses" USING btree ("versions_id");--> statement-breakpoint
CREATE INDEX "analyses_campaign" ON "analyses" USING btree ("campaign_id");