CREATE TABLE "failed_files" (
	"sha256" text PRIMARY KEY NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"last_failed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "failed_files_last" ON "failed_files" USING btree ("last_failed_at");
