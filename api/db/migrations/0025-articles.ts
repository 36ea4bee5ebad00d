import { sqlMigration } from './sql-migration'

/** Articles that admins wrote or changed in the browser, with every saved text and the pictures they hold. */
export const articles = sqlMigration(`
  create table articles (
    id text primary key,
    slug text not null,
    revision integer not null,
    draft text not null,
    published text,
    scheduled text,
    scheduled_at bigint,
    withdrawn integer not null,
    publication text not null,
    updated_at bigint not null,
    updated_by text references users (id) on delete set null,
    constraint articles_slug_key unique (slug)
  );
  create index articles_updated_by on articles (updated_by);
  create table article_versions (
    article_id text not null references articles (id) on delete cascade,
    revision integer not null,
    content text not null,
    saved_at bigint not null,
    saved_by text references users (id) on delete set null,
    published_at bigint,
    primary key (article_id, revision)
  );
  create index article_versions_saved_by on article_versions (saved_by);
  create table article_pictures (
    article_id text not null references articles (id) on delete cascade,
    photo_id text not null,
    primary key (article_id, photo_id)
  );
  create index article_pictures_photo_id on article_pictures (photo_id);
`)
