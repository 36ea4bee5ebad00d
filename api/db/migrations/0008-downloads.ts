import { sqlMigration } from './sql-migration'

/** Downloaded contents of each user: downloading the same content again is free. */
export const downloads = sqlMigration(`
  create table downloads (
    user_id text not null references users (id) on delete cascade,
    content text not null,
    created_at bigint not null,
    constraint downloads_pkey primary key (user_id, content)
  );
`)
