ALTER TABLE "creatives" ADD COLUMN "grading_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "creatives_grading_key" ON "creatives" USING btree ("user_id","grading_key");