import { sqlMigration } from './sql-migration'

/** Stored resumes and their earlier versions. Columns that may be large come last in their row. */
export const resumes = sqlMigration(`
  create table resumes (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    origin text,
    title text not null,
    template text not null,
    photo_id text,
    revision integer not null,
    created_at bigint not null,
    updated_at bigint not null,
    deleted_at bigint,
    thin_at bigint,
    resume text not null
  );
  create table resume_versions (
    resume_id text not null references resumes (id) on delete cascade,
    revision integer not null,
    saved_at bigint not null,
    replaced_at bigint not null,
    photo_id text,
    resume text not null,
    constraint resume_versions_pkey primary key (resume_id, revision)
  );
  -- Also serves the list of one user's resumes. Null origins never conflict, on both databases.
  create unique index resumes_user_id_origin on resumes (user_id, origin);
  create index resume_versions_replaced_at on resume_versions (replaced_at);
  create index resumes_deleted_at on resumes (deleted_at) where deleted_at is not null;
  create index resumes_thin_at on resumes (thin_at) where thin_at is not null;
  create index resumes_photo_id on resumes (photo_id) where photo_id is not null;
  create index resume_versions_photo_id on resume_versions (photo_id) where photo_id is not null;
`)
