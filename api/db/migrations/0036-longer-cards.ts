import { sqlMigration } from './sql-migration'

/** The prices of a plan's longer cards, JSON by months; none are sold until an admin gives one a price. */
export const longerCards = sqlMigration(`
  alter table products add column longer_prices text not null default '{}';
`)
