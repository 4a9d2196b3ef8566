CREATE TABLE "bulk_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"run_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file_name" text NOT NULL,
	"kind" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"ad_copy" text,
	"store_key" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"creative_id" uuid,
	"failure" text,
	CONSTRAINT "bulk_items_store_key_unique" UNIQUE("store_key"),
	CONSTRAINT "bulk_items_creative_id_unique" UNIQUE("creative_id")
);
--> statement-breakpoint
CREATE TABLE "bulk_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"ad_copy" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bulk_items" ADD CONSTRAINT "bulk_items_run_id_bulk_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."bulk_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_items" ADD CONSTRAINT "bulk_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_items" ADD CONSTRAINT "bulk_items_creative_id_creatives_id_fk" FOREIGN KEY ("creative_id") REFERENCES "public"."creatives"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_runs" ADD CONSTRAINT "bulk_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_items_file" ON "bulk_items" USING btree ("run_id","file_name");--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_items_position" ON "bulk_items" USING btree ("run_id","position");--> statement-breakpoint
CREATE INDEX "bulk_items_user" ON "bulk_items" USING btree ("user_id","state");--> statement-breakpoint
CREATE INDEX "bulk_items_state" ON "bulk_items" USING btree ("state");--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_items_grading" ON "bulk_items" USING btree ("user_id") WHERE "bulk_items"."state" = 'grading';--> statement-breakpoint
CREATE INDEX "bulk_runs_user" ON "bulk_runs" USING btree ("user_id","created_at");