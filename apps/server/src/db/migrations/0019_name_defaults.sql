-- Servers of the version before 0012 store analyses without a name while they run beside new ones.
ALTER TABLE "analyses" ALTER COLUMN "name" SET DEFAULT 'Creative';--> statement-breakpoint
ALTER TABLE "analyses" ALTER COLUMN "default_name" SET DEFAULT 'Creative';
