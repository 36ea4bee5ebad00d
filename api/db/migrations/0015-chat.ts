import { sqlMigration } from './sql-migration'

/** Chats with the assistant, what each answer cost, and granted points. */
export const chat = sqlMigration(`
  create table point_grants (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    points integer not null,
    source text not null,
    created_at bigint not null
  );
  create table chat_sessions (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    title text not null,
    flagged integer not null default 0,
    created_at bigint not null,
    updated_at bigint not null
  );
  create table chat_turns (
    id text primary key,
    session_id text not null references chat_sessions (id) on delete cascade,
    user_id text not null references users (id) on delete cascade,
    number integer not null,
    prompt text,
    question text not null,
    job text not null,
    resume_id text,
    resume_title text not null,
    answer text not null,
    state text not null,
    problem text,
    charge text not null,
    benefit_id integer not null,
    period_at bigint,
    stop_asked integer not null,
    root_id text not null,
    alive_until bigint not null,
    model text not null,
    tokens_in integer,
    tokens_out integer,
    asked_at bigint not null,
    first_at bigint,
    ended_at bigint
  );
  create index point_grants_user_id on point_grants (user_id);
  create index chat_sessions_user_id on chat_sessions (user_id, updated_at);
  create index chat_sessions_updated_at on chat_sessions (updated_at);
  create unique index chat_turns_number on chat_turns (session_id, number);
  create index chat_turns_user_id on chat_turns (user_id);
  create index chat_turns_asked_at on chat_turns (asked_at);
  create unique index chat_turns_running on chat_turns (session_id) where state = 'running';
`)
