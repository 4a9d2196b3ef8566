CREATE TABLE "payment_reversals" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"cents" integer NOT NULL,
	"undone" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_reversals_cents" CHECK ("payment_reversals"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "payment_reversals" ADD CONSTRAINT "payment_reversals_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_reversals_payment" ON "payment_reversals" USING btree ("payment_id");--> statement-breakpoint
INSERT INTO "payment_reversals" ("id", "payment_id", "kind", "cents") SELECT 'before:' || "id", "id", 'refund', "refunded_cents" FROM "payments" WHERE "refunded_cents" > 0;
