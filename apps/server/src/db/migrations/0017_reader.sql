CREATE TABLE "reader_questions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
ALTER TABLE "creatives" ADD COLUMN "reading_key" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "reader_consent_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "reader_questions_asked" ON "reader_questions" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "reader_questions_ended" ON "reader_questions" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "creatives_reading_key" ON "creatives" USING btree ("reading_key");