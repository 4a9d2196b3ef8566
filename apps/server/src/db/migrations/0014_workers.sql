CREATE TABLE "workers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"graders" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "creatives" ADD COLUMN "step" text;--> statement-breakpoint
CREATE INDEX "workers_seen" ON "workers" USING btree ("seen_at");