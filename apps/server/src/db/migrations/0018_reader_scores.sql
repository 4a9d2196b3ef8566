ALTER TABLE "analyses" ADD COLUMN "scored_with" text;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "score_alone" double precision;