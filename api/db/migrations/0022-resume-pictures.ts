import { sqlMigration } from './sql-migration'

/** Which pictures of entries a resume holds, up to which of its revisions: the cleanup keeps those. */
export const resumePictures = sqlMigration(`
  create table resume_pictures (
    resume_id text not null references resumes (id) on delete cascade,
    photo_id text not null,
    last_revision integer not null,
    constraint resume_pictures_pkey primary key (resume_id, photo_id)
  );
  create index resume_pictures_photo_id on resume_pictures (photo_id);
`)
