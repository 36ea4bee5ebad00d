import { sqlMigration } from './sql-migration'

/**
 * Views of a share link, added up by day of China (its start in ms), rough source and kind of device: nothing in it
 * tells one visitor from another. Views before this migration are in `shares.views` alone.
 */
export const shareVisits = sqlMigration(`
  create table share_visits (
    resume_id text not null references shares (resume_id) on delete cascade,
    day bigint not null,
    source text not null,
    device text not null,
    count integer not null,
    constraint share_visits_pkey primary key (resume_id, day, source, device)
  );
  create index share_visits_day on share_visits (day);
`)
