CREATE TABLE "guests" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text,
	"address_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guests_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "guests_address_hash_unique" UNIQUE("address_hash")
);
--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guests_expiry" ON "guests" USING btree ("expires_at");