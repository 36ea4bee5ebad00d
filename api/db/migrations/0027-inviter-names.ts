import { sqlMigration } from './sql-migration'

/** How invited friends read a user's name; masked until the user chooses. */
export const inviterNames = sqlMigration(`
  alter table users add column inviter_name text not null default 'masked';
`)
