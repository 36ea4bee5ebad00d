import { sqlMigration } from './sql-migration'

/** Templates that users marked as favourites. */
export const favouriteTemplates = sqlMigration(`
  create table favourite_templates (
    user_id text not null references users (id) on delete cascade,
    template_id text not null,
    created_at bigint not null,
    primary key (user_id, template_id)
  );
`)
