CREATE TABLE "report_brands" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"logo" bytea,
	"color" text
);
--> statement-breakpoint
ALTER TABLE "report_brands" ADD CONSTRAINT "report_brands_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
